import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { User } from '@/api/auth/user.schema';
import type { Favorite } from '@/api/favorites/favorite.schema';
import { addFavorite, removeFavorite } from '@/api/favorites/favorites.client';
import { changingFavorites, favoriteQueries, refreshFavorites } from '@/api/favorites/favorites.queries';
import { GUEST_FAVORITES_LIMIT, LIMIT_TOAST_DURATION } from '@/config/constants';
import type { AppError } from '@/lib/errors';
import { runMutation } from '@/lib/run-mutation';
import { m } from '@/paraglide/messages';
import { getSession } from '@/session/auth-storage';
import { viewFavorites } from '@/session/session-actions';
import { addedText, holdsAlready, isLimitError, isSaved, withChange } from './favorite-rules';
import { MutationQueue } from './mutation-queue';
import { openUpgradePrompt, shownPath } from './upgrade-prompt';

type Outcome = 'added' | 'removed' | 'unchanged';

interface FavoriteChange {
  user: User;
  /** Without its resort where the API does not know it any more. */
  favorite: Favorite;
  isWanted: boolean;
}

/**
 * Saves or removes a favorite of a signed-in person. An optimistic update: the heart changes at once, requests for one resort
 * are sent in order and the last tap wins, and a failure rolls back to the server's state. A guest's fourth favorite is not
 * shown as saved; the server refuses it.
 */
export function changeFavorite(queryClient: QueryClient, { user, favorite, isWanted }: FavoriteChange): void {
  const { queryKey } = favoriteQueries.ofUser(user.id);
  const { resortId } = favorite;
  const resort = favorite.resort?.name ?? '';
  const mutationKey = changingFavorites(user.id, resortId);
  const favorites = () => queryClient.getQueryData(queryKey)?.data;
  const update = (change: (favorites: Favorite[]) => Favorite[]) =>
    queryClient.setQueryData(queryKey, (fetched) => fetched && { ...fetched, data: change(fetched.data) });
  const before = favorites() ?? [];
  // All pending changes of a favorite share a queue, which goes with the last of them.
  const pending = queryClient.getMutationCache().find({ mutationKey, status: 'pending' });
  const shared = pending?.meta?.queue;
  const queue = shared instanceof MutationQueue ? shared : new MutationQueue(isSaved(before, resortId));
  const number = queue.add();
  const pressedOn = shownPath();
  const isGuest = user.userType === 'guest';
  /** It would be a guest's fourth: a conflict is the server's refusal then, whatever its words. */
  const isOverLimit = isGuest && isWanted && before.length >= GUEST_FAVORITES_LIMIT;
  // If the person has changed meanwhile, the mutation is not sent, announces nothing and leaves the cache alone.
  const personsSession = () => {
    const session = getSession();
    return session?.user.id === user.id ? session : null;
  };

  const options = mutationOptions({
    mutationKey,
    // A guest's limit spans all resorts: what makes room for another has to arrive first.
    scope: { id: isGuest ? user.id : mutationKey.join(' ') },
    mutationFn: async (): Promise<Outcome> => {
      const session = personsSession();
      if (session === null || !queue.mustSend(number, isWanted)) return 'unchanged';
      await (isWanted ? addFavorite : removeFavorite)(resortId, session.token).catch((error: AppError) => {
        if (isOverLimit || !holdsAlready(error, isWanted)) throw error;
      });
      queue.isSavedOnServer = isWanted;
      queue.isUncertain = false;
      return isWanted ? 'added' : 'removed';
    },
    onError: (error) => {
      queue.isUncertain = error.isRetryable;
      if (personsSession() === null || !queue.isLast(number)) return;
      update((now) => withChange(now, favorite, queue.isSavedOnServer, before));
      if (isLimitError(error)) openUpgradePrompt(pressedOn);
    },
    onSettled: () => {
      const isLastOfAll = queryClient.isMutating({ mutationKey: changingFavorites(user.id) }) === 1;
      if (isLastOfAll && personsSession() !== null) refreshFavorites(queryClient, user.id);
    },
    meta: {
      queue,
      about: `favorite ${resortId}`,
      successLink: isWanted ? viewFavorites : undefined,
      success: (outcome) => {
        if (personsSession() === null || outcome === 'unchanged') return null;
        if (outcome === 'added') return addedText(resort, isGuest, favorites()?.length);
        // Resorts that are no longer listed have no name, and may be many. The count on the page says it.
        return resort ? m.favorites_removed({ resort }) : null;
      },
      failure: (error) => {
        if (personsSession() === null) return null;
        return isLimitError(error)
          ? { title: m.favorites_limit_reached(), duration: LIMIT_TOAST_DURATION, isNeutral: true }
          : { title: m.favorites_failed(), description: error.message };
      },
    },
  });
  if (!isOverLimit) update((now) => withChange(now, favorite, isWanted));
  runMutation(queryClient, options, undefined);
}
