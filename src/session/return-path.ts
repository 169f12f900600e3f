import type { Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { safeUrl } from '@/lib/safe-url';

/** Router state that /login receives. */
export interface LoginState {
  /** Where the visitor was; the way back after signing in. */
  from?: string;
  /** E-mail of an account just created. */
  email?: string;
}

const isInternal = (value: unknown): value is string => safeUrl(value)?.startsWith('/') ?? false;
const entrances: readonly string[] = [paths.login, paths.signup];

/** The state to hand to /login so that the visitor comes back to where they are. */
export function loginStateAt({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): LoginState {
  return { from: `${pathname}${search}${hash}` };
}

/** Reads the state handed to /login; anything that is not an internal path is ignored. */
export function readLoginState(state: unknown): LoginState {
  const { from, email } = (state ?? {}) as Record<string, unknown>;
  return {
    ...(isInternal(from) ? { from } : {}),
    ...(typeof email === 'string' ? { email } : {}),
  };
}

/** Where signing in leads: back, unless there is no way back or it is /login or /signup itself. */
export function afterSignIn({ from = paths.home }: LoginState): string {
  const [pathname = ''] = from.split(/[?#]/);
  return entrances.includes(pathname) ? paths.home : from;
}
