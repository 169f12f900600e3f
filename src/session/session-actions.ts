import { useMutation } from '@tanstack/react-query';
import { authMutations } from '@/api/auth/auth.mutations';
import { clearSession, setSession } from './auth-storage';

/** Signs in and keeps the session. */
export function useSignIn() {
  return useMutation({ ...authMutations.signIn(), onSuccess: setSession });
}

/** Signs out; the session is forgotten here even when the server does not answer. */
export function useSignOut() {
  return useMutation({ ...authMutations.signOut(), onSettled: clearSession });
}

/** Opens a guest session and keeps it. */
export function useCreateGuest() {
  return useMutation({ ...authMutations.createGuest(), onSuccess: setSession });
}

/** Opens a guest session with a first favorite, in one call, and keeps it. */
export function useCreateGuestWithFavorite() {
  return useMutation({ ...authMutations.createGuestWithFavorite(), onSuccess: setSession });
}
