import type { QueryClient } from '@tanstack/react-query';
import { accountMenuQueries } from '@/api/account-menu/account-menu.queries';
import { authQueries } from '@/api/auth/auth.queries';
import { conversionQueries } from '@/api/conversion/conversion.queries';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { errorsByStatus, UNEXPECTED_ERROR } from '@/config/error-catalogue';
import { clearCachedResponses } from '@/lib/clear-cached-responses';
import { connectSession } from '@/lib/http';
import { notify } from '@/lib/notify';
import { clearSession, getSession, subscribeToSession } from './auth-storage';
import { dropForOthers } from './bring-along';
import { dropDraftsOf, VISITOR } from './draft-storage';

const sessionEnded = errorsByStatus[401]?.message ?? UNEXPECTED_ERROR;
const personalQueries = [
  authQueries.all,
  favoriteQueries.all,
  reviewQueries.mineOfAnyone,
  accountMenuQueries.all,
  conversionQueries.all,
];

/** Drops every cached or pending response that belongs to a person. */
function forgetPerson(queryClient: QueryClient): void {
  for (const queryKey of personalQueries) {
    void queryClient.cancelQueries({ queryKey });
    queryClient.removeQueries({ queryKey });
  }
  queryClient.getMutationCache().clear();
}

/**
 * Joins the session to the HTTP client and the cache. A 401 ends the session once, however many requests it refuses,
 * and `goToLogin` is told to remember the place; a new person, here or in another tab, starts with an empty cache,
 * without cached responses to another one and without a visitor's drafts.
 * Gives a function that stops it.
 */
export function startSessionLifecycle(queryClient: QueryClient, goToLogin: () => void): () => void {
  const currentToken = () => getSession()?.token ?? null;
  const currentUser = () => getSession()?.user.id ?? null;
  let userId = currentUser();
  let token = currentToken();

  connectSession({
    getToken: currentToken,
    onUnauthorized: (sentToken) => {
      // A stale 401 to an older token says nothing about the session of the moment.
      if (sentToken !== currentToken()) return;
      // Said here, because forgetting the person also drops the request that was refused.
      notify.failure(sessionEnded);
      clearSession();
      goToLogin();
    },
  });

  const stopDropping = dropForOthers();
  const stopFollowing = subscribeToSession(() => {
    if (token !== null && token !== currentToken()) clearCachedResponses(token);
    token = currentToken();
    if (currentUser() === userId) return;
    if (userId === null) dropDraftsOf(VISITOR);
    userId = currentUser();
    forgetPerson(queryClient);
  });
  return () => {
    stopDropping();
    stopFollowing();
  };
}
