import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { authQueries } from '@/api/auth/auth.queries';
import type { User } from '@/api/auth/user.schema';
import { getSession, patchUser, sessionStore } from './auth-storage';
import { endRefusedSession } from './end-refused-session';

interface Auth {
  /** The guest or registered person, or null for a visitor. */
  user: User | null;
  /** True during the first check of a stored session. */
  isChecking: boolean;
}

const AuthContext = createContext<Auth | null>(null);

/** Statuses of the profile call that end a session; a 401 ends it on any call (see session-lifecycle). */
const REFUSALS: readonly (number | null)[] = [401, 403, 404];

/**
 * Provides the current session. A stored session is checked against the server on load. Only a refusal ends it: a guest's
 * token is the only key to the guest's favorites, so it survives an outage and is checked again later.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = sessionStore.use();
  // The token, not the user: the same person may log in again, whose new session needs no check.
  const [storedToken] = useState(() => getSession()?.token ?? null);
  const isStored = session !== null && session.token === storedToken;
  const check = useQuery({ ...authQueries.sessionCheck(isStored ? session.user.id : ''), enabled: isStored });

  useEffect(() => {
    if (!isStored || !check.data) return;
    const { fullName, avatarUrl } = check.data;
    // A response without a name or picture does not overwrite the stored one.
    patchUser({ ...(avatarUrl !== null && { avatarUrl }), ...(fullName && { fullName }) });
  }, [isStored, check.data]);

  const isRefused = isStored && check.error !== null && REFUSALS.includes(check.error.statusCode);
  useEffect(() => {
    if (isRefused) endRefusedSession();
  }, [isRefused]);

  // Retries and later checks run in the background, so that a rendered page keeps what was typed into it.
  const isFirstAttempt = check.fetchStatus === 'fetching' && !check.isFetched && check.failureReason === null;
  const isChecking = isRefused || (isStored && isFirstAttempt);
  const auth = useMemo(() => ({ user: session?.user ?? null, isChecking }), [session, isChecking]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The current session. Throws outside AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs AuthProvider');
  return auth;
}
