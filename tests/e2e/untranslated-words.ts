import type { Page } from '@playwright/test';
import { inPattern } from '../support/in-pattern';
import { resorts } from './resort-list';

/** Fields of the API whose words have messages. */
const OUR_WORDS = /^(condition|visibility|direction|wind|region|.*styles|facilities|amenities)$/i;

/** Each string of a response, but whole texts and words that have messages. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 1 && value.length < 60 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => (OUR_WORDS.test(field) ? [] : namesIn(part)));
}

/** Names of the catalogue, ours and others', and what the addresses of the states carry. */
const ALWAYS_KNOWN = [
  // What a name has in brackets stands on a line of its own.
  ...resorts.flatMap(({ name, country }) => [name, ...name.split(/ (?=\()/), country]),
  ...[
    'Snowline',
    'hello@snowline.example',
    'OpenStreetMap',
    'contributors',
    'Facebook',
    'Twitter',
    'Google',
    'alt+T',
    'Zürich',
  ],
  ...['atlantis', 'xyz', 'submarine', 'zermat', 'sp', 'Week in February', 'Anna', 'Blue runs, please', 'Safety'],
  ...['Matterhorn Ski Paradise', 'How to read a piste map, and the numbers beside it'],
];

/** What the API has sent so far: names stay as they are in every language. */
export function sentNames(page: Page): Set<string> {
  const names = new Set(ALWAYS_KNOWN);
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    for (const name of namesIn(await response.json().catch(() => null))) names.add(name);
  });
  return names;
}

const monthsAndDays = Array.from({ length: 12 }, (_, at) => new Date(2026, at, at + 1)).flatMap((date) =>
  (['long', 'short'] as const).flatMap((form) => [
    date.toLocaleDateString('en', { month: form }),
    date.toLocaleDateString('en', { weekday: form }),
  ]),
);
const FORMATTED = new RegExp(
  `\\b(?:${monthsAndDays.join('|')}|AM|PM|[A-Z]{2,3}|and|or|yesterday|today|\\d+ (?:second|minute|hour|day)s? ago)\\b|(?<=^|[\\d⟦][\\s\\u00a0⟦]*)(?:km/h|km|mi|mph|cm|ft|in|m)\\b`,
  'g',
);

/** A message of a variable alone, which the other languages have words for: a condition of the weather, a style. */
const KNOWN_WORD = /⟦[\w\s,.'’&-]+⟧/g;

const WORD = /[a-z]{2}/i;

/** Whether a text has a word that is neither of the pseudo-language nor a name nor part of a number or date. */
export function isUntranslated(text: string, names: ReadonlySet<string>): boolean {
  let rest = text.replace(KNOWN_WORD, '');
  if (!WORD.test(rest)) return false;
  // The map writes countries in capitals.
  const lower = rest.toLowerCase();
  const within = [...names].filter((name) => lower.includes(name.toLowerCase())).sort((a, b) => b.length - a.length);
  for (const name of within) rest = rest.replace(new RegExp(`(?<!\\p{L})${inPattern(name)}(?!\\p{L})`, 'giu'), '');
  return WORD.test(rest.replace(FORMATTED, ''));
}
