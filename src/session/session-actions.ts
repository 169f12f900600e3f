import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { authMutations } from '@/api/auth/auth.mutations';
import { authQueries } from '@/api/auth/auth.queries';
import type { Session } from '@/api/auth/user.schema';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import type { Resort } from '@/api/resorts/resort.schema';
import { messages } from '@/config/messages';
import { paths } from '@/config/paths';
import type { MutationFeedback } from '@/lib/feedback';
import { fetchedNow } from '@/lib/fetched';
import { runMutation } from '@/lib/run-mutation';
import { useIsMounted } from '@/lib/use-is-mounted';
import { clearSession, getSession, patchUser, setSession } from './auth-storage';
import { guestsResorts, offerBringAlong } from './bring-along';
import { dropDraftsOf } from './draft-storage';
import { recentSearchStore } from './recent-search-storage';
import { savedSearchStore } from './saved-search-storage';

/** Signs in and keeps the session. A guest's saved resorts are kept until the person has said what becomes of them. */
export function useSignIn() {
  const isShownInline = useIsMounted();
  const queryClient = useQueryClient();
  const { meta, ...options } = authMutations.signIn();
  return useMutation({
    ...options,
    meta: { ...meta, isShownInline },
    onSuccess: async (session) => {
      // While the guest's session is still there: its token alone reads them.
      const resorts = await guestsResorts(queryClient);
      offerBringAlong(session.user.id, resorts);
      setSession(session);
    },
  });
}

/**
 * Gives a function that signs out: session, drafts, saved and recent searches are forgotten at once, whatever the server
 * responds, or fails to respond, and the way leads to /login.
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
    recentSearchStore.save([]);
    // The guard of a personal page leads to /login too, and back again after signing in. Whoever signs out by choice is
    // not led back, so the guard has to be done before this way is taken.
    flushSync(clearSession);
    void navigate(paths.login);
  };
}

/** The way to what was just saved. */
export const viewFavorites = { label: 'View favorites', to: paths.favorites };

/** Key of the mutations that turn a visitor into a guest: only one may run, or two guests would be made. */
export const startingGuest = ['starting-guest'] as const;

/** A guest session is stored only while there is none: who has logged in meanwhile, in this tab or another, stays. */
const guestMeta = (words: string, { failure }: MutationFeedback): MutationFeedback => ({
  ...(failure !== undefined && { failure }),
  success: () => (getSession() === null ? words : null),
});

/** Opens a guest session and keeps it. */
export function useCreateGuest() {
  const { meta, ...options } = authMutations.createGuest();
  const { mutate, isPending } = useMutation({
    ...options,
    mutationKey: startingGuest,
    meta: guestMeta(messages.auth.guestCreated, meta ?? {}),
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
 * Opens a guest session with a first favorite, in one call, and keeps both. Does nothing while another guest session is
 * being opened.
 */
export function startGuestWithFavorite(queryClient: QueryClient, resort: Resort): void {
  if (isStartingGuest(queryClient)) return;
  const { meta, ...options } = authMutations.createGuestWithFavorite();
  const onSuccess = (session: Session) => {
    if (getSession() !== null) return;
    setSession(session);
    const { queryKey } = favoriteQueries.ofUser(session.user.id);
    queryClient.setQueryData(queryKey, fetchedNow([{ resortId: resort.id, resort }]));
  };
  runMutation(
    queryClient,
    {
      ...options,
      mutationKey: startingGuest,
      meta: { ...guestMeta(messages.auth.guestCreatedWithFavorite, meta ?? {}), successLink: viewFavorites },
      onSuccess,
    },
    resort.id,
  );
}

/** Whether a guest session is being opened at this very moment, which what is rendered may lag behind. */
const isStartingGuest = (queryClient: QueryClient): boolean =>
  queryClient.isMutating({ mutationKey: startingGuest }) > 0;

/** Changes the profile; name and picture are new everywhere at once. */
export function useUpdateProfile(userId: string) {
  const queryClient = useQueryClient();
  const isShownInline = useIsMounted();
  const { meta, ...options } = authMutations.updateProfile();
  return useMutation({
    ...options,
    meta: { ...meta, isShownInline },
    onSuccess: (_response, profile) => {
      // Once somebody else is here, a stale response must leave no trace.
      if (getSession()?.user.id !== userId) return;
      queryClient.setQueryData(authQueries.profile(userId).queryKey, fetchedNow(profile));
      patchUser({ fullName: profile.fullName, avatarUrl: profile.avatarUrl });
    },
  });
}
