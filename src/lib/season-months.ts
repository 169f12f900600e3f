import { monthNames } from './format';

const ISO_DATE = /^\d{4}-(\d{2})(?:-\d{2})?(?!\d)/;
const SHORTEST = 3;

const isMonthNamed = (word: string, name: string): boolean =>
  word.length >= SHORTEST && name.toLowerCase().startsWith(word);

/**
 * The month a text speaks of, 0 for January, or null when it cannot be read.
 * Reads names and abbreviations anywhere in the text ("mid December", "Sept. 20") and ISO dates ("2026-12-05").
 */
export function monthIndex(text: string): number | null {
  const iso = ISO_DATE.exec(text.trim());
  if (iso) {
    const month = Number(iso[1]);
    return month >= 1 && month <= 12 ? month - 1 : null;
  }
  for (const word of text.toLowerCase().split(/[^a-z]+/)) {
    const index = monthNames().findIndex((name) => isMonthNamed(word, name));
    if (index >= 0) return index;
  }
  return null;
}

export interface OpenMonths {
  /** For each month from January: is the resort open in it? */
  isOpen: readonly boolean[];
  /** The same as a sentence. */
  sentence: string;
}

function sentenceOf(first: number, last: number, length: number): string {
  if (length === 12) return 'Open all year';
  return first === last
    ? `Open in ${monthNames()[first]}`
    : `Open from ${monthNames()[first]} to ${monthNames()[last]}`;
}

/** The months from opening to closing, across the new year where needed; null when either text cannot be read. */
export function openMonths(start: string, end: string): OpenMonths | null {
  const first = monthIndex(start);
  const last = monthIndex(end);
  if (first === null || last === null) return null;
  const length = ((last - first + 12) % 12) + 1;
  return {
    isOpen: monthNames().map((_, month) => (month - first + 12) % 12 < length),
    sentence: sentenceOf(first, last, length),
  };
}
