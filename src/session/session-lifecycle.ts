import type { QueryClient } from '@tanstack/react-query';
import { accountMenuQueries } from '@/api/account-menu/account-menu.queries';
import { authQueries } from '@/api/auth/auth.queries';
import { conversionQueries } from '@/api/conversion/conversion.queries';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { clearCachedResponses } from '@/lib/clear-cached-responses';
import { connectSession } from '@/lib/http';
import { getSession, subscribeToSession } from './auth-storage';
import { dropForOthers } from './bring-along';
import { adoptDrafts, VISITOR } from './draft-storage';
import { endRefusedSession } from './end-refused-session';

const personalQueries = [
  authQueries.all,
  favoriteQueries.all,
  reviewQueries.mineOfAnyone,
  accountMenuQueries.all,
  conversionQueries.all,
];

/**
 * Removes a person's queries, cached and pending. Mutations go on: one that was dropped from the cache while it waited for
 * another would never end.
 */
function forgetPerson(queryClient: QueryClient): void {
  for (const queryKey of personalQueries) {
    void queryClient.cancelQueries({ queryKey });
    queryClient.removeQueries({ queryKey });
  }
}

/**
 * Connects the session with the HTTP client and the caches. A 401 ends the session once, however many requests it refuses,
 * and calls `goToLogin`, which keeps the return path. Whoever signs in, here or in another tab, starts without anyone else's
 * personal queries, cached responses or drafts; the drafts of the visitor or guest that they were become theirs. Returns a
 * function that stops this.
 */
export function startSessionLifecycle(queryClient: QueryClient, goToLogin: () => void): () => void {
  const currentToken = () => getSession()?.token ?? null;
  let session = getSession();

  connectSession({
    getToken: currentToken,
    onUnauthorized: (sentToken) => {
      // A 401 to an older token says nothing about the current session.
      if (sentToken !== currentToken()) return;
      endRefusedSession();
      goToLogin();
    },
  });

  const stopDropping = dropForOthers();
  const stopFollowing = subscribeToSession(() => {
    const before = session;
    session = getSession();
    if (before && before.token !== session?.token) clearCachedResponses(before.token);
    if (before?.user.id === session?.user.id) return;
    // Visitors and guests who sign in stay the same person. An account's drafts never go to another.
    if (session && before?.user.userType !== 'registered') adoptDrafts(before?.user.id ?? VISITOR, session.user.id);
    forgetPerson(queryClient);
  });
  return () => {
    stopDropping();
    stopFollowing();
  };
}
