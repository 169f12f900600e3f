import { createParser } from 'nuqs/server';

/**
 * nuqs parser of a text: trimmed, at most `maxLength` characters, absent when empty. While it is typed, its outer spaces
 * stay on screen, but not in the address.
 */
export const parseAsText = (maxLength?: number) =>
  createParser({
    parse: (text) => text.trim().slice(0, maxLength) || null,
    serialize: (text: string) => text.trim(),
    eq: (a, b) => a.trim() === b.trim(),
  }).withDefault('');
