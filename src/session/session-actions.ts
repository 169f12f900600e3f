import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { createGuest, createGuestWithFavorite } from '@/api/auth/auth.client';
import { authMutations } from '@/api/auth/auth.mutations';
import { authQueries } from '@/api/auth/auth.queries';
import type { Session, User } from '@/api/auth/user.schema';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import type { Resort } from '@/api/resorts/resort.schema';
import { paths } from '@/config/paths';
import type { MutationFeedback } from '@/lib/feedback';
import { fetchedNow } from '@/lib/fetched';
import { runMutation } from '@/lib/run-mutation';
import { useInlineMutation } from '@/lib/use-inline-mutation';
import { m } from '@/paraglide/messages';
import { clearSession, getSession, patchUser, setSession } from './auth-storage';
import { guestFavorites, offerBringAlong } from './bring-along';
import { dropDraftsOf, VISITOR } from './draft-storage';
import { recentSearchStore } from './recent-search-storage';
import { savedSearchStore } from './saved-search-storage';

/** Signs in and stores the session. A guest is then asked whether to bring the favorites along. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useInlineMutation({
    ...authMutations.signIn(),
    onSuccess: async (session) => {
      // Before the session is replaced: only the guest's token can read them.
      const left = await guestFavorites(queryClient);
      offerBringAlong(session.user.id, left);
      setSession(session);
    },
  });
}

/**
 * Returns a function that signs out: it removes session, drafts, saved and recent searches at once, whatever the server
 * responds, and navigates to /login.
 */
export function useSignOut(): () => void {
  const { mutate } = useMutation(authMutations.signOut());
  const navigate = useNavigate();
  return () => {
    const session = getSession();
    if (!session) return;
    mutate(session.token);
    dropDraftsOf(session.user.id);
    // Those of a sign-in that an earlier version of the site has not passed on.
    dropDraftsOf(VISITOR);
    savedSearchStore.save(null);
    recentSearchStore.save([]);
    // RequireUser also redirects to /login, with a return path. After signing out by choice there is none, so RequireUser
    // has to render before this navigation.
    flushSync(clearSession);
    void navigate(paths.login);
  };
}

/** The link in a toast about a new favorite. */
export const viewFavorites = { label: m.session_view_favorites(), to: paths.favorites };

/** Key of the mutations that make a visitor a guest. Only one may run, or there would be two guests. */
export const startingGuest = ['starting-guest'] as const;

/** What those mutations announce. A guest session is stored, and announced, only while there is no other session. */
const guestFeedback = (success: string, failure: string): MutationFeedback => ({
  success: () => (getSession() === null ? success : null),
  failure,
});

/** Opens a guest session and stores it. */
export function useCreateGuest() {
  const { mutate, isPending } = useMutation({
    mutationKey: startingGuest,
    mutationFn: createGuest,
    meta: guestFeedback(m.auth_guest_created(), m.auth_guest_failed()),
    onSuccess: (session) => {
      if (getSession() === null) setSession(session);
    },
  });
  const queryClient = useQueryClient();
  return {
    isPending,
    start: () => {
      if (!isStartingGuest(queryClient)) mutate();
    },
  };
}

/**
 * Opens a guest session with a first favorite, in one request, and stores both. Does nothing while one is already being
 * opened.
 * @param saveFor called in place of storing them where another tab has opened a guest session first, with its guest
 */
export function startGuestWithFavorite(queryClient: QueryClient, resort: Resort, saveFor: (user: User) => void): void {
  if (isStartingGuest(queryClient)) return;
  const onSuccess = (session: Session) => {
    const other = getSession();
    // Whoever has logged in meanwhile has not asked for it.
    if (other?.user.userType === 'guest') saveFor(other.user);
    if (other) return;
    setSession(session);
    const { queryKey } = favoriteQueries.ofUser(session.user.id);
    queryClient.setQueryData(queryKey, fetchedNow([{ resortId: resort.id, resort }]));
  };
  runMutation(
    queryClient,
    {
      mutationKey: startingGuest,
      mutationFn: createGuestWithFavorite,
      meta: {
        ...guestFeedback(m.auth_guest_created_with_favorite(), m.auth_guest_with_favorite_failed()),
        successLink: viewFavorites,
      },
      onSuccess,
    },
    resort.id,
  );
}

/** Whether a guest session is being opened; read from the cache, because the render may lag behind. */
const isStartingGuest = (queryClient: QueryClient): boolean =>
  queryClient.isMutating({ mutationKey: startingGuest }) > 0;

/** Changes the profile, and with it the name and picture of the stored session. */
export function useUpdateProfile(userId: string) {
  const queryClient = useQueryClient();
  return useInlineMutation({
    ...authMutations.updateProfile(),
    onSuccess: (_response, profile) => {
      // Someone else may be signed in by now.
      if (getSession()?.user.id !== userId) return;
      queryClient.setQueryData(authQueries.profile(userId).queryKey, fetchedNow(profile));
      patchUser({ fullName: profile.fullName, avatarUrl: profile.avatarUrl });
    },
  });
}
