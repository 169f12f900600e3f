import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { paths } from '@/config/paths';
import { useAuth } from '@/session/auth-context';
import { useBringAlong } from '@/session/bring-along';

const BringAlongQuestion = lazyWithRetry(
  () => import('@/features/favorites/bring-along-question'),
  ({ BringAlongQuestion }) => BringAlongQuestion,
  // If its chunk is missing, the question waits for the next page load.
  () => null,
);

/**
 * Asks someone who was a guest before logging in whether to keep the saved resorts; a lazy chunk. If closed without an
 * answer, the question returns on the favorites page and on the next page load.
 */
export function BringAlongPrompt() {
  const { user } = useAuth();
  const { pathname, key } = useLocation();
  // Another view of a page is no other visit of it.
  const [visit, setVisit] = useState({ pathname, key });
  if (visit.pathname !== pathname) setVisit({ pathname, key });
  const pending = useBringAlong(user);
  if (!user || !pending) return null;
  const { postponedAt } = pending;
  const isOpen = postponedAt === undefined || (pathname === paths.favorites && visit.key !== postponedAt);
  return isOpen && <BringAlongQuestion key={user.id} user={user} offer={pending} visit={visit.key} />;
}
