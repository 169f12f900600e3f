import { UNKNOWN_ADDRESS_MAX } from '@/config/constants';

// Embeddings, overrides and isolates of writing direction. Even right-to-left languages do not need them.
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes a foreign text safe to show within ours: trimmed, and without the invisible marks that would reverse the words
 * after it ("Zermatt\u202e added to favorites").
 */
export function plainText(text: string): string {
  return text.replaceAll(DIRECTION, '').trim();
}

/**
 * A foreign text as one line, safe to show within ours; see `plainText`. The marks go first, so that no two spaces are left
 * around one.
 */
export const oneLine = (text: string): string =>
  plainText(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

// Anything but white space, zero-width characters, and blanks that browsers do not count as white space.
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** A typed text, trimmed; '' when nothing of it is visible. */
export function seenText(text: string): string {
  return SEEN.test(text) ? text.trim() : '';
}

/** An id from an address, shortened for display: anybody may have written it. */
export function shownId(id: string): string {
  const characters = [...id];
  return characters.length > UNKNOWN_ADDRESS_MAX ? `${characters.slice(0, UNKNOWN_ADDRESS_MAX).join('')}…` : id;
}
