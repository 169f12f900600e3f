import { queryOptions } from '@tanstack/react-query';
import { FRESH_FOR } from '@/config/constants';
import { dataOf } from '@/lib/fetched';
import { getFavorites } from './favorites.client';

/** Queries of favorites, keyed by user, so that a new user starts empty. */
export const favoriteQueries = {
  all: ['favorites'] as const,
  ofUser: (userId: string) =>
    queryOptions({
      queryKey: [...favoriteQueries.all, userId],
      queryFn: ({ signal }) => getFavorites(signal),
      staleTime: FRESH_FOR.favorites,
      // Another tab may have changed them a moment ago.
      refetchOnWindowFocus: 'always',
      select: dataOf,
    }),
};
