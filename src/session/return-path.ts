import type { Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { readRecord } from '@/lib/lenient';
import { safeUrl } from '@/lib/links';
import { barePath } from '@/lib/site-address';

/** Router state that /login and /signup receive. */
export interface LoginState {
  /** Path to return to after signing in. */
  from?: string | undefined;
  /** E-mail of an account just created, or typed on the other of the two pages. */
  email?: string | undefined;
}

const isInternal = (value: unknown): value is string => safeUrl(value)?.startsWith('/') ?? false;
const entrances: readonly string[] = [paths.login, paths.signup];

/** Whether a path without query string is /login or /signup, with a slash at the end or not. */
export const isEntrance = (pathname: string): boolean => entrances.includes(barePath(pathname));

/** Router state for /login that leads back to this location. */
export function loginStateAt({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): LoginState {
  return { from: `${pathname}${search}${hash}` };
}

/** Reads the router state of /login; anything but an internal path is ignored. */
export function readLoginState(state: unknown): LoginState {
  const { from, email } = readRecord(state);
  return { from: isInternal(from) ? from : undefined, email: typeof email === 'string' ? email : undefined };
}

/** The path to go to after signing in: the return path, or home where there is none or it is /login or /signup. */
export function afterSignIn({ from = paths.home }: LoginState): string {
  const [pathname = ''] = from.split(/[?#]/);
  return isEntrance(pathname) ? paths.home : from;
}
