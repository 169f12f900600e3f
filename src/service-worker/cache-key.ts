const SESSION_PARAMETER = 'snowline-session';

/** Key of a session that does not reveal its token: 12 bytes of the SHA-256 of the Authorization header, as hex. */
export async function sessionHash(authorization: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization));
  return Array.from(new Uint8Array(hash, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address under which a response is cached. `session` is a `sessionHash`, or null for a public response. */
export function cacheKey(url: string, session: string | null): string {
  const key = new URL(url);
  key.hash = '';
  if (session !== null) key.searchParams.set(SESSION_PARAMETER, session);
  return key.href;
}

/** The key of the public response to the same request. */
export function publicKey(personalKey: string): string {
  const key = new URL(personalKey);
  key.searchParams.delete(SESSION_PARAMETER);
  return key.href;
}
