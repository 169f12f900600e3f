import { mutationOptions } from '@tanstack/react-query';
import { accountMenuQueries } from '@/api/account-menu/account-menu.queries';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { m } from '@/paraglide/messages';
import { signIn, signOut, signUp, updateProfile } from './auth.client';
import { authQueries } from './auth.queries';

/** A password must not stay in the cache: the mutation is removed when its form is unmounted. */
const NOT_CACHED = { gcTime: 0 };

/** Mutation key of creating an account. */
export const signingUp = ['signing-up'] as const;

/** Mutations of sessions and accounts. The session layer connects them with the stored session. */
export const authMutations = {
  signIn: () =>
    mutationOptions({
      mutationFn: signIn,
      ...NOT_CACHED,
      meta: { success: m.auth_signed_in(), failure: m.auth_sign_in_failed(), keepsSessionOn401: true },
    }),
  signUp: () =>
    mutationOptions({
      mutationKey: signingUp,
      mutationFn: signUp,
      ...NOT_CACHED,
      meta: { success: m.auth_signed_up(), failure: m.auth_sign_up_failed() },
    }),
  signOut: () =>
    mutationOptions({
      mutationFn: signOut,
      meta: {
        success: m.auth_signed_out(),
        failure: m.auth_sign_out_failed(),
        explainsFailure: false,
        keepsSessionOn401: true,
      },
    }),
  updateProfile: () =>
    mutationOptions({
      mutationFn: updateProfile,
      meta: {
        success: m.profile_updated(),
        failure: m.profile_update_failed(),
        invalidates: [authQueries.profileOfAnyone, accountMenuQueries.all, reviewQueries.all],
      },
    }),
};
