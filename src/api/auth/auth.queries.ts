import { queryOptions } from '@tanstack/react-query';
import { FRESH_FOR, SESSION_CHECK_INTERVAL } from '@/config/constants';
import { dataOf } from '@/lib/fetched';
import { getProfile } from './auth.client';

/** Queries about the signed-in person. */
export const authQueries = {
  all: ['auth'] as const,
  profileOfAnyone: ['auth', 'profile'] as const,

  profile: (userId: string) =>
    queryOptions({
      queryKey: [...authQueries.profileOfAnyone, userId],
      queryFn: ({ signal }) => getProfile(signal),
      staleTime: FRESH_FOR.profile,
      // Another tab may have changed it a moment ago; saving it here would undo that, because a profile is sent as a whole.
      refetchOnWindowFocus: 'always',
      select: dataOf,
    }),

  /**
   * The profile request as a check that a stored session is still valid, repeated until it succeeds once. Its response also
   * serves the profile page.
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
