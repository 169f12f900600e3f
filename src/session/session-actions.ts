import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { authMutations } from '@/api/auth/auth.mutations';
import { authQueries } from '@/api/auth/auth.queries';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import type { Resort } from '@/api/resorts/resort.schema';
import { messages } from '@/config/messages';
import { paths } from '@/config/paths';
import type { MutationFeedback } from '@/lib/feedback';
import { clearSession, getSession, patchUser, setSession } from './auth-storage';
import { dropDraftsOf } from './draft-storage';
import { savedSearchStore } from './saved-search-storage';

/** Signs in and keeps the session. */
export function useSignIn() {
  return useMutation({ ...authMutations.signIn(), onSuccess: setSession });
}

/**
 * Gives a function that signs out: session, drafts and saved searches are forgotten at once, whatever the server
 * answers or does not answer, and the way leads to /login.
 */
export function useSignOut(): () => void {
  const { mutate } = useMutation(authMutations.signOut());
  const navigate = useNavigate();
  return () => {
    const session = getSession();
    if (!session) return;
    mutate(session.token);
    dropDraftsOf(session.user.id);
    savedSearchStore.save(null);
    // The guard of a personal page leads to /login too, and back again after signing in. Whoever signs out by choice is
    // not led back, so the guard has to be done before this way is taken.
    flushSync(clearSession);
    void navigate(paths.login);
  };
}

/** Key of the mutations that turn a visitor into a guest: only one may run, or two guests would be made. */
export const startingGuest = ['starting-guest'] as const;

/** A guest is kept only while nobody is here: who has logged in meanwhile, in this tab or another, stays. */
const guestMeta = (words: string, { failure }: MutationFeedback): MutationFeedback => ({
  ...(failure !== undefined && { failure }),
  success: () => (getSession() === null ? words : null),
});

/** Opens a guest session and keeps it. */
export function useCreateGuest() {
  const { meta, ...options } = authMutations.createGuest();
  const { mutate, isPending } = useMutation({
    ...options,
    mutationKey: [...startingGuest],
    meta: guestMeta(messages.auth.guestCreated, meta ?? {}),
    onSuccess: (session) => {
      if (getSession() === null) setSession(session);
    },
  });
  const isUnderWay = useIsGuestUnderWay();
  return {
    isPending,
    start: () => {
      if (!isUnderWay()) mutate();
    },
  };
}

/** Opens a guest session with a first favorite, in one call, and keeps both. */
export function useCreateGuestWithFavorite(resort: Resort) {
  const queryClient = useQueryClient();
  const { meta, ...options } = authMutations.createGuestWithFavorite();
  const { mutate, isPending } = useMutation({
    ...options,
    mutationKey: [...startingGuest],
    meta: guestMeta(messages.auth.guestCreatedWithFavorite, meta ?? {}),
    onSuccess: (session) => {
      if (getSession() !== null) return;
      setSession(session);
      queryClient.setQueryData(favoriteQueries.ofUser(session.user.id).queryKey, [{ resortId: resort.id, resort }]);
    },
  });
  const isUnderWay = useIsGuestUnderWay();
  return {
    isPending,
    start: () => {
      if (!isUnderWay()) mutate(resort.id);
    },
  };
}

/** Gives a function that tells of this very moment, which what is drawn may lag behind. */
function useIsGuestUnderWay(): () => boolean {
  const queryClient = useQueryClient();
  return () => queryClient.isMutating({ mutationKey: startingGuest }) > 0;
}

/** Changes the profile; name and picture are new everywhere at once. */
export function useUpdateProfile(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    ...authMutations.updateProfile(),
    onSuccess: (_answer, profile) => {
      // Once somebody else is here, a late answer must leave no trace.
      if (getSession()?.user.id !== userId) return;
      queryClient.setQueryData(authQueries.profile(userId).queryKey, profile);
      patchUser({ fullName: profile.fullName, avatarUrl: profile.avatarUrl });
    },
  });
}
