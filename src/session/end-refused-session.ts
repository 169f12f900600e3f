import { authenticationError } from '@/config/error-catalogue';
import { notify } from '@/lib/notify';
import { clearSession, getSession } from './auth-storage';
import { adoptDrafts, VISITOR } from './draft-storage';

/**
 * Ends a session that the server refuses, and says so: the query that was refused is forgotten with the person, and announces
 * nothing. A guest cannot log in again: what they have typed becomes the visitor's.
 */
export function endRefusedSession(): void {
  notify.failure(authenticationError.message);
  const user = getSession()?.user;
  if (user?.userType === 'guest') adoptDrafts(user.id, VISITOR);
  clearSession();
}
