import { queryOptions } from '@tanstack/react-query';
import { getProfile } from './auth.client';

/** Reads of the signed-in person. */
export const authQueries = {
  all: ['auth'] as const,
  profile: (userId: string) =>
    queryOptions({
      queryKey: [...authQueries.all, 'profile', userId],
      queryFn: ({ signal }) => getProfile(signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
