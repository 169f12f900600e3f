// Whitespace, control and invisible format characters, and the backslash that browsers read as a slash.
const SUSPECT = /[\s\\\p{Cc}\p{Cf}\p{Z}]/u;
const HERE = 'https://here.invalid';

function isInternalPath(value: string): boolean {
  if (!value.startsWith('/') || value.startsWith('//')) return false;
  const { origin, pathname } = new URL(value, HERE);
  return origin === HERE && !pathname.startsWith('//');
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname !== '' && username === '' && password === '';
}

function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string' || SUSPECT.test(value)) return null;
  // A base makes URL.canParse accept paths too; the checks themselves tell the two apart.
  if (!URL.canParse(value, HERE)) return null;
  return isInternalPath(value) || isWebAddress(value) ? value : null;
}

/**
 * The address of a picture if it may be loaded: http(s), or a path of this site ("/images/a.jpg"). Otherwise null.
 * Takes whatever the server sent; refuses other schemes, "//host", whitespace, backslashes and control characters.
 */
export const safeImageUrl = (value: unknown): string | null => safeUrl(value);

/** The address of a link if it may be followed, by the same rule as for pictures. Otherwise null. */
export const safeLinkUrl = (value: unknown): string | null => safeUrl(value);
