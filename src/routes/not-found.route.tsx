import { NotFound } from '@/components/not-found';

/** An address that leads nowhere. */
export function Component() {
  return <NotFound />;
}
