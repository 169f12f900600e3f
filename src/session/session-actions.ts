import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { authMutations } from '@/api/auth/auth.mutations';
import { authQueries } from '@/api/auth/auth.queries';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import type { Resort } from '@/api/resorts/resort.schema';
import { paths } from '@/config/paths';
import { clearSession, getSession, patchUser, setSession } from './auth-storage';
import { dropDraftsOf } from './draft-storage';

/** Signs in and keeps the session. */
export function useSignIn() {
  return useMutation({ ...authMutations.signIn(), onSuccess: setSession });
}

/**
 * Gives a function that signs out: session and drafts are forgotten at once, whatever the server answers or does not
 * answer, and the way leads to /login.
 */
export function useSignOut(): () => void {
  const { mutate } = useMutation(authMutations.signOut());
  const navigate = useNavigate();
  return () => {
    const session = getSession();
    if (!session) return;
    mutate(session.token);
    dropDraftsOf(session.user.id);
    // The guard of a personal page leads to /login too, and back again after signing in. Whoever signs out by choice is
    // not led back, so the guard has to be done before this way is taken.
    flushSync(clearSession);
    void navigate(paths.login);
  };
}

/** Key of the mutations that turn a visitor into a guest: only one may run, or two guests would be made. */
export const startingGuest = ['starting-guest'] as const;

/** Opens a guest session and keeps it. */
export function useCreateGuest() {
  return useMutation({ ...authMutations.createGuest(), mutationKey: [...startingGuest], onSuccess: setSession });
}

/** Opens a guest session with a first favorite, in one call, and keeps both. */
export function useCreateGuestWithFavorite(resort: Resort) {
  const queryClient = useQueryClient();
  return useMutation({
    ...authMutations.createGuestWithFavorite(),
    mutationKey: [...startingGuest],
    onSuccess: (session) => {
      setSession(session);
      queryClient.setQueryData(favoriteQueries.ofUser(session.user.id).queryKey, [{ resortId: resort.id, resort }]);
    },
  });
}

/** Changes the profile; name and picture are new everywhere at once. */
export function useUpdateProfile(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    ...authMutations.updateProfile(),
    onSuccess: (_answer, profile) => {
      queryClient.setQueryData(authQueries.profile(userId).queryKey, profile);
      if (getSession()?.user.id === userId) patchUser({ fullName: profile.fullName, avatarUrl: profile.avatarUrl });
    },
  });
}
