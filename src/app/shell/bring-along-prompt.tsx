import { lazyWithRetry } from '@/components/lazy-with-retry';
import { useAuth } from '@/session/auth-context';
import { useBringAlong } from '@/session/bring-along';

const BringAlongDialog = lazyWithRetry(
  () => import('@/features/favorites/bring-along-dialog'),
  ({ BringAlongDialog }) => BringAlongDialog,
  // Without its chunk the question waits for the next page load.
  () => null,
);

/** Asks a person who was a guest before logging in what to do with the saved resorts; a lazy chunk. */
export function BringAlongPrompt() {
  const { user } = useAuth();
  const pending = useBringAlong(user);
  return user && pending ? <BringAlongDialog key={user.id} user={user} resorts={pending.resorts} /> : null;
}
