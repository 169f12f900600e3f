import { queryOptions } from '@tanstack/react-query';
import { FRESH_FOR, SESSION_CHECK_INTERVAL } from '@/config/constants';
import { dataOf } from '@/lib/fetched';
import { getProfile } from './auth.client';

/** Reads of the signed-in person. */
export const authQueries = {
  all: ['auth'] as const,
  profileOfAnyone: ['auth', 'profile'] as const,

  profile: (userId: string) =>
    queryOptions({
      queryKey: [...authQueries.profileOfAnyone, userId],
      queryFn: ({ signal }) => getProfile(signal),
      staleTime: FRESH_FOR.profile,
      select: dataOf,
    }),

  /**
   * The profile request as a check that a stored session is still valid: repeated until it has succeeded once. Its response
   * is the profile's, too.
   */
  sessionCheck: (userId: string) =>
    queryOptions({
      queryKey: [...authQueries.all, 'session-check', userId],
      queryFn: async ({ signal, client }) => {
        const profile = await getProfile(signal);
        client.setQueryData(authQueries.profile(userId).queryKey, profile);
        return profile;
      },
      select: dataOf,
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }) => (state.status === 'error' ? SESSION_CHECK_INTERVAL : false),
    }),
};
