import { mutationOptions } from '@tanstack/react-query';
import { accountMenuQueries } from '@/api/account-menu/account-menu.queries';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { messages } from '@/config/messages';
import { createGuest, createGuestWithFavorite, signIn, signOut, signUp, updateProfile } from './auth.client';
import { authQueries } from './auth.queries';

/** Mutations of sessions and accounts. The session layer connects them with the stored session. */
export const authMutations = {
  signIn: () =>
    mutationOptions({
      mutationFn: signIn,
      meta: { success: messages.auth.signedIn, failure: messages.auth.signInFailed, keepsSessionOn401: true },
    }),
  signUp: () =>
    mutationOptions({
      mutationFn: signUp,
      meta: { success: messages.auth.signedUp, failure: messages.auth.signUpFailed },
    }),
  signOut: () =>
    mutationOptions({
      mutationFn: signOut,
      meta: {
        success: messages.auth.signedOut,
        failure: messages.auth.signOutFailed,
        explainsFailure: false,
        keepsSessionOn401: true,
      },
    }),
  createGuest: () =>
    mutationOptions({
      mutationFn: createGuest,
      meta: { success: messages.auth.guestCreated, failure: messages.auth.guestFailed },
    }),
  createGuestWithFavorite: () =>
    mutationOptions({
      mutationFn: createGuestWithFavorite,
      meta: {
        success: messages.auth.guestCreatedWithFavorite,
        failure: messages.auth.guestWithFavoriteFailed,
      },
    }),
  updateProfile: () =>
    mutationOptions({
      mutationFn: updateProfile,
      meta: {
        success: messages.profile.updated,
        failure: messages.profile.updateFailed,
        invalidates: [authQueries.profileOfAnyone, accountMenuQueries.all, reviewQueries.all],
      },
    }),
};
