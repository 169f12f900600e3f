import { createParser } from 'nuqs/server';

/**
 * Parser of a text in the query string: trimmed, at most so many characters, and absent where nothing is left. While it is
 * typed it keeps its spaces on screen, not in the address.
 */
export const parseAsText = (maxLength?: number) =>
  createParser({
    parse: (text) => text.trim().slice(0, maxLength) || null,
    serialize: (text: string) => text.trim(),
    eq: (a, b) => a.trim() === b.trim(),
  }).withDefault('');
