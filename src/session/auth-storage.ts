import { type Session, type User, userSchema } from '@/api/auth/user.schema';
import { STORAGE_KEYS, TOKEN_LENGTH_MAX } from '@/config/constants';
import { readStoredJson, readStoredText, removeStored, writeStoredText } from '@/lib/local-storage';
import { storedStore } from '@/lib/stored-store';

const { token: TOKEN, user: USER } = STORAGE_KEYS;

// Characters a header can carry; any other would make every request fail.
const SENDABLE = /^[\x21-\x7e]+$/;

function read(): Session | null {
  const token = readStoredText(TOKEN) ?? '';
  const user = userSchema.safeParse(readStoredJson(USER));
  const isSendable = token.length <= TOKEN_LENGTH_MAX && SENDABLE.test(token);
  return isSendable && user.success ? { token, user: user.data } : null;
}

/** Stores one part of a session. If storage is full, at least the value of an earlier session is removed. */
function put(key: string, text: string): boolean {
  if (writeStoredText(key, text)) return true;
  removeStored(key);
  return writeStoredText(key, text);
}

function write(session: Session | null): boolean {
  if (session === null) {
    removeStored(TOKEN);
    removeStored(USER);
    return true;
  }
  // The token first: a tab that reads in between fetches for the old user, and drops the result with that user.
  const isTokenStored = put(TOKEN, session.token);
  return put(USER, JSON.stringify(session.user)) && isTokenStored;
}

/** The stored session, null for a visitor. A corrupt one counts as none. */
export const sessionStore = storedStore<Session | null>({ keys: [TOKEN, USER], read, write, initial: null });

/** The stored session. It is the same object until the session changes. */
export const getSession = sessionStore.get;

/** Stores a session in place of the previous one. */
export const setSession = (session: Session): void => void sessionStore.save(session);

/** Updates the signed-in user and keeps the token. */
export function patchUser(change: Partial<Pick<User, 'fullName' | 'avatarUrl'>>): void {
  const session = getSession();
  if (!session) return;
  const patched = { ...session, user: { ...session.user, ...change } };
  if (JSON.stringify(patched) !== JSON.stringify(session)) sessionStore.save(patched);
}

/** Removes the session. */
export const clearSession = (): void => void sessionStore.save(null);

/** Calls back when the session changes, here or in another tab. Returns a function that unsubscribes. */
export const subscribeToSession = sessionStore.subscribe;
