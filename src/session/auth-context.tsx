import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { authQueries } from '@/api/auth/auth.queries';
import type { User } from '@/api/auth/user.schema';
import { clearSession, getSession, patchUser, sessionStore } from './auth-storage';

interface Auth {
  token: string | null;
  /** The guest or registered person, or null for a visitor. */
  user: User | null;
  /** True while a stored session is being checked and nothing else is known of it. */
  isChecking: boolean;
}

const AuthContext = createContext<Auth | null>(null);

/**
 * Gives out who is here. A stored session is checked against the server once on load: an HTTP error ends it,
 * no response at all keeps it, since a guest's token is the only key to the guest's favorites.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = sessionStore.use();
  const [storedUserId] = useState(() => getSession()?.user.id ?? null);
  const isStored = session !== null && session.user.id === storedUserId;
  const check = useQuery({ ...authQueries.sessionCheck(isStored ? session.user.id : ''), enabled: isStored });

  useEffect(() => {
    if (!isStored || !check.data) return;
    const { fullName, avatarUrl } = check.data;
    // A response without a name is no reason to forget the one that is known.
    patchUser({ avatarUrl, ...(fullName ? { fullName } : {}) });
  }, [isStored, check.data]);

  const isRefused = isStored && check.error !== null && check.error.statusCode !== null;
  useEffect(() => {
    if (isRefused) clearSession();
  }, [isRefused]);

  const hasNoResponse = check.failureReason?.code === 'NETWORK_ERROR';
  const isChecking = isStored && check.isPending && check.fetchStatus === 'fetching' && !hasNoResponse;
  const auth = useMemo(
    () => ({ token: session?.token ?? null, user: session?.user ?? null, isChecking }),
    [session, isChecking],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Who is here. Throws outside AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs AuthProvider');
  return auth;
}
