import { type Session, type User, userSchema } from '@/api/auth/user.schema';
import { STORAGE_KEYS } from '@/config/constants';
import {
  onStoredChange,
  readStoredJson,
  readStoredText,
  removeStored,
  writeStoredJson,
  writeStoredText,
} from '@/lib/local-storage';

const listeners = new Set<() => void>();
let known: Session | null | undefined;

// What a header can carry; anything else would make every request fail.
const SENDABLE = /^[\x21-\x7e]+$/;

function read(): Session | null {
  const token = readStoredText(STORAGE_KEYS.token) ?? '';
  const user = userSchema.safeParse(readStoredJson(STORAGE_KEYS.user));
  return SENDABLE.test(token) && user.success ? { token, user: user.data } : null;
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Stores one part of a session. Where there is no room, what an earlier session left must not come back either. */
function put(key: string, text: string): void {
  if (writeStoredText(key, text)) return;
  removeStored(key);
  writeStoredText(key, text);
}

const sameSession = (a: Session | null, b: Session | null) => JSON.stringify(a) === JSON.stringify(b);

/** The stored session. It is the same object until the session changes, and a corrupt one counts as none. */
export function getSession(): Session | null {
  if (known === undefined) known = read();
  return known;
}

/** Keeps a session; it replaces the one before. */
export function setSession(session: Session): void {
  // The token first: another tab may look in between, and what the new token fetches for the old user goes with that user.
  put(STORAGE_KEYS.token, session.token);
  put(STORAGE_KEYS.user, JSON.stringify(session.user));
  known = session;
  tell();
}

/** Changes what is known of the signed-in user, without a new token. */
export function patchUser(change: Partial<Pick<User, 'fullName' | 'avatarUrl'>>): void {
  const session = getSession();
  if (!session) return;
  const patched = { ...session, user: { ...session.user, ...change } };
  if (sameSession(session, patched)) return;
  writeStoredJson(STORAGE_KEYS.user, patched.user);
  known = patched;
  tell();
}

/** Forgets the session. */
export function clearSession(): void {
  removeStored(STORAGE_KEYS.token);
  removeStored(STORAGE_KEYS.user);
  known = null;
  tell();
}

/** Calls back when the session changes, here or in another tab. Gives a function that stops it. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredChange([STORAGE_KEYS.token, STORAGE_KEYS.user], () => {
    const stored = read();
    if (sameSession(stored, getSession())) return;
    known = stored;
    tell();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}
