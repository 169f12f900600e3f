import { lazyWithRetry } from '@/components/lazy-with-retry';
import { useAuth } from '@/session/auth-context';
import { useBringAlong } from '@/session/bring-along';

const BringAlongDialog = lazyWithRetry(
  () => import('@/features/favorites/bring-along-dialog'),
  ({ BringAlongDialog }) => BringAlongDialog,
  // Without its code the question waits: it is asked again on the next page load.
  () => null,
);

/** Asks who was a guest before logging in what becomes of the saved resorts; a lazy chunk. */
export function BringAlongPrompt() {
  const { user } = useAuth();
  const pending = useBringAlong(user);
  return user && pending ? <BringAlongDialog key={user.id} user={user} resorts={pending.resorts} /> : null;
}
