import { UNKNOWN_ADDRESS_MAX } from '@/config/constants';

// Embeddings, overrides and isolates of writing direction. Languages written from right to left need none of them.
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text of somebody else's, safe to show among ours: trimmed, and without the invisible marks that would turn the
 * words after it around ("Zermatt\u202e added to favorites").
 */
export function plainText(text: string): string {
  return text.replaceAll(DIRECTION, '').trim();
}

// Letters of no width and blanks that are no white space to a browser: a text of nothing else shows nothing.
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** What someone typed, trimmed; '' when nothing of it can be seen. */
export function seenText(text: string): string {
  return SEEN.test(text) ? text.trim() : '';
}

/** An id of an address as it may be shown: shortened, since anybody may have written it. */
export function shownId(id: string): string {
  const characters = [...id];
  return characters.length > UNKNOWN_ADDRESS_MAX ? `${characters.slice(0, UNKNOWN_ADDRESS_MAX).join('')}…` : id;
}
