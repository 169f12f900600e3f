import { Toaster } from '@/components/ui/toaster';
import { TOASTS_MAX } from '@/config/constants';
import { OfflineLine } from './offline-line';

/** The offline line and the toasts; lazy, because no page needs them for its first render. */
export function Notices() {
  return (
    <>
      <OfflineLine />
      <Toaster max={TOASTS_MAX} />
    </>
  );
}
