import { clearSession, getSession } from './auth-storage';
import { adoptDrafts, VISITOR } from './draft-storage';
import { roleOf } from './permissions';

/** Ends a session that the server refuses. A guest cannot log in again: what they have typed becomes the visitor's. */
export function endRefusedSession(): void {
  const { user = null } = getSession() ?? {};
  if (user && roleOf(user) === 'guest') adoptDrafts(user.id, VISITOR);
  clearSession();
}
