import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { paths } from '@/config/paths';
import { useAuth } from '@/session/auth-context';
import { useBringAlong } from '@/session/bring-along';

const BringAlongDialog = lazyWithRetry(
  () => import('@/features/favorites/bring-along-dialog'),
  ({ BringAlongDialog }) => BringAlongDialog,
  // Without its chunk the question waits for the next page load.
  () => null,
);

/**
 * Asks someone who was a guest before logging in whether to bring the saved resorts along; a lazy chunk. If closed without
 * an answer, the question comes back on the favorites page and with the next page load.
 */
export function BringAlongPrompt() {
  const { user } = useAuth();
  const { pathname, key } = useLocation();
  const pending = useBringAlong(user);
  if (!user || !pending) return null;
  const { postponedAt } = pending;
  const isAsked = postponedAt === undefined || (pathname === paths.favorites && key !== postponedAt);
  return isAsked ? <BringAlongDialog key={user.id} user={user} resorts={pending.resorts} /> : null;
}
