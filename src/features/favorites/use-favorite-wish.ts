import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@/api/auth/user.schema';
import { addFavorite, removeFavorite } from '@/api/favorites/favorites.client';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import type { Resort } from '@/api/resorts/resort.schema';
import { LIMIT_TOAST_DURATION } from '@/config/constants';
import { messages } from '@/config/messages';
import type { AppError } from '@/lib/errors';
import { getSession } from '@/session/auth-storage';
import { hasFavoritesLimit, permissionsOf } from '@/session/permissions';
import { addedText, isFull, isLimitError, isSaved, withWish } from './favorite-rules';
import { openUpgradePrompt } from './upgrade-prompt';
import { WishLine } from './wish-line';

const lines = new WeakMap<QueryClient, Map<string, WishLine>>();
const changingFavorites = ['changing-favorites'];

type Outcome = 'added' | 'removed' | 'unchanged';

interface Wish {
  isWanted: boolean;
  number: number;
  line: WishLine;
}

function lineOf(queryClient: QueryClient, key: string, isSavedOnServer: boolean): WishLine {
  const ofClient = lines.get(queryClient) ?? new Map<string, WishLine>();
  lines.set(queryClient, ofClient);
  const line = ofClient.get(key) ?? new WishLine(isSavedOnServer);
  ofClient.set(key, line);
  return line;
}

/**
 * Saves a resort or takes it off for someone who is signed in. The heart changes at once; requests for one resort go
 * out in order and the last wish wins; a failure puts back what the server holds. A fourth favorite of a guest is left
 * to the server to refuse and never looks saved.
 */
export function useFavoriteWish(resort: Resort, user: User | null) {
  const queryClient = useQueryClient();
  const userId = user?.id ?? '';
  const { queryKey } = favoriteQueries.ofUser(userId);
  const lineKey = `${userId} ${resort.id}`;
  const limit = permissionsOf(user).favoritesLimit;
  // Once somebody else is here, a late answer must leave no trace.
  const isStillHere = () => getSession()?.user.id === userId;
  const saved = () => queryClient.getQueryData(queryKey);

  const { mutate, isPending } = useMutation({
    mutationKey: changingFavorites,
    scope: { id: lineKey },
    mutationFn: async ({ isWanted, number, line }: Wish): Promise<Outcome> => {
      if (!line.mustSend(number, isWanted)) return 'unchanged';
      await (isWanted ? addFavorite(resort.id) : removeFavorite(resort.id));
      line.fulfilled(isWanted);
      return isWanted ? 'added' : 'removed';
    },
    onMutate: ({ isWanted }) => {
      // A list asked for before the wish would bring the old state back.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (favorites) => {
        if (!favorites || (isWanted && isFull(favorites, limit))) return favorites;
        return withWish(favorites, resort, isWanted);
      });
    },
    onError: (error, { line, number }) => {
      if (!isStillHere() || !line.isLast(number)) return;
      queryClient.setQueryData(queryKey, (favorites) => favorites && withWish(favorites, resort, line.isSavedOnServer));
      if (isLimitError(error)) openUpgradePrompt();
    },
    onSettled: (_outcome, _error, { line, number }) => {
      if (line.isLast(number)) lines.get(queryClient)?.delete(lineKey);
      const isLastOfAll = queryClient.isMutating({ mutationKey: changingFavorites }) === 1;
      if (isLastOfAll && isStillHere()) void queryClient.invalidateQueries({ queryKey });
    },
    meta: {
      success: (outcome) => {
        if (!isStillHere() || outcome === 'unchanged') return null;
        return outcome === 'added'
          ? addedText(resort.name, hasFavoritesLimit(user), saved()?.length)
          : messages.favorites.removed(resort.name);
      },
      failure: (error: AppError) => {
        if (!isStillHere()) return null;
        return isLimitError(error)
          ? { title: messages.favorites.limitReached, duration: LIMIT_TOAST_DURATION }
          : { title: messages.favorites.failed, description: error.message };
      },
    },
  });

  return {
    isPending,
    /** Wishes the resort saved or not. */
    wish: (isWanted: boolean) => {
      const line = lineOf(queryClient, lineKey, isSaved(saved() ?? [], resort.id));
      mutate({ isWanted, number: line.join(), line });
    },
  };
}
