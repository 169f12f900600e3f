import { onlineManager, type QueryClient, queryOptions } from '@tanstack/react-query';
import { FRESH_FOR } from '@/config/constants';
import { dataOf, type Fetched } from '@/lib/fetched';
import type { Favorite } from './favorite.schema';
import { getFavorites } from './favorites.client';

/** Mutation key of changing any of a person's favorites, or of one. */
export const changingFavorites = (userId: string | null, ...resortId: [string?]) =>
  ['changing-favorites', userId, ...resortId] as const;

/** Queries of favorites, keyed by user, so that a new user starts empty. Without a user (null) nothing is requested. */
export const favoriteQueries = {
  all: ['favorites'] as const,
  ofUser: (userId: string | null) =>
    queryOptions({
      queryKey: [...favoriteQueries.all, userId],
      queryFn: async ({ signal, client, queryKey }) => {
        const fetched = await getFavorites(signal);
        // It may be from before a change that is shown already. Once the server has made that, the list is requested again.
        const isChanging = client.isMutating({ mutationKey: changingFavorites(userId) }) > 0;
        return (isChanging && client.getQueryData<Fetched<Favorite[]>>(queryKey)) || fetched;
      },
      enabled: userId !== null,
      staleTime: FRESH_FOR.favorites,
      // Another tab may have changed them a moment ago.
      refetchOnWindowFocus: 'always',
      select: dataOf,
    }),
};

/**
 * Requests a person's favorites again after a change. Offline that waits for the network: its failure would only be announced
 * beside that of the change.
 */
export function refreshFavorites(queryClient: QueryClient, userId: string): void {
  const { queryKey } = favoriteQueries.ofUser(userId);
  void queryClient.invalidateQueries({ queryKey, refetchType: onlineManager.isOnline() ? 'active' : 'none' });
}
