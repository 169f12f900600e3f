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

/**
 * The address if it may be loaded as a picture or followed as a link: http(s), or a path of this site ("/images/a.jpg").
 * Otherwise null. Takes whatever the server sent; refuses other schemes, "//host", whitespace, backslashes and control
 * characters.
 */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string' || SUSPECT.test(value)) return null;
  try {
    return isInternalPath(value) || isWebAddress(value) ? value : null;
  } catch {
    // It cannot be parsed. URL.canParse is newer than some browsers we support.
    return null;
  }
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** False for a click on a link that the browser answers itself, such as by opening another tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
