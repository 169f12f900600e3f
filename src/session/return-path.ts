import type { Location } from 'react-router-dom';
import { paths } from '@/config/paths';

/** Router state that /login receives. */
export interface LoginState {
  /** Where the visitor was; the way back after signing in. */
  from?: string;
  /** E-mail of an account just created. */
  email?: string;
}

const inner = /^\/(?![/\\])/;

/** The state to hand to /login so that the visitor comes back to where they are. */
export function loginStateAt({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): LoginState {
  return { from: `${pathname}${search}${hash}` };
}

/** Reads the state handed to /login; anything that is not an internal path is ignored. */
export function readLoginState(state: unknown): LoginState {
  const { from, email } = (state ?? {}) as Record<string, unknown>;
  return {
    ...(typeof from === 'string' && inner.test(from) ? { from } : {}),
    ...(typeof email === 'string' ? { email } : {}),
  };
}

/** Where signing in leads: back, unless there is no way back or it is a sign-in page itself. */
export function afterSignIn({ from }: LoginState): string {
  return from && !from.startsWith(paths.login) && !from.startsWith(paths.signup) ? from : paths.home;
}
