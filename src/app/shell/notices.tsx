import { Toaster } from '@/components/ui/toaster';
import { OfflineLine } from './offline-line';

/** What the frame says of itself; no page needs it in its first moments. */
export function Notices() {
  return (
    <>
      <OfflineLine />
      <Toaster />
    </>
  );
}
