const SESSION_PARAMETER = 'snowline-session';

/** Name of a session that gives nothing of its token away: the first half of the hash of the Authorization header. */
export async function sessionHash(authorization: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization));
  return Array.from(new Uint8Array(hash, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address under which a response is cached; `session` as `sessionHash` gives it, or null for everyone's. */
export function cacheKey(url: string, session: string | null): string {
  const key = new URL(url);
  key.hash = '';
  if (session !== null) key.searchParams.set(SESSION_PARAMETER, session);
  return key.href;
}

/** The key under which everyone's response to the same request is cached. */
export function publicKey(personalKey: string): string {
  const key = new URL(personalKey);
  key.searchParams.delete(SESSION_PARAMETER);
  return key.href;
}
