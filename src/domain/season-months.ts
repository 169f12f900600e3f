import { englishMonths, monthNames } from '@/lib/format';
import { m } from '@/paraglide/messages';

const ISO_DATE = /^\d{4}-(\d{2})(?:-\d{2})?(?!\d)/;
/** "may" as a verb: "dates may vary". */
const MAY_BEFORE_VERB = /\bmay (?!(?:to|or|and)\b)(?=[a-z])/g;
/** Letters of the shortest abbreviation. */
const SHORTEST = 3;

/**
 * The month that a text names, 0 for January, or null when it cannot be read.
 * Reads names and abbreviations anywhere in the text ("mid December", "Sept. 20") and ISO dates ("2026-12-05").
 */
export function monthIndex(text: string): number | null {
  const iso = ISO_DATE.exec(text.trim());
  if (iso) {
    const month = Number(iso[1]);
    return month >= 1 && month <= 12 ? month - 1 : null;
  }
  for (const word of text
    .replace(MAY_BEFORE_VERB, '')
    .toLowerCase()
    .split(/[^a-z]+/)) {
    const index = englishMonths().findIndex((name) => name.toLowerCase().startsWith(word));
    if (index >= 0 && word.length >= SHORTEST) return index;
  }
  return null;
}

/** First and last month of a season, 0 for January, and its length in months. */
interface SeasonSpan {
  first: number;
  last: number;
  length: number;
}

function sentenceOf({ first, last, length }: SeasonSpan): string {
  if (length === 12) return m.season_open_all_year();
  const name = (month: number) => monthNames()[month] ?? '';
  return first === last
    ? m.season_open_in({ month: name(first) })
    : m.season_open_from({ from: name(first), to: name(last) });
}

/** The months from opening to closing, across the new year where needed; null if either text cannot be read. */
export function seasonSpan(start: string, end: string): SeasonSpan | null {
  const first = monthIndex(start);
  const last = monthIndex(end);
  return first === null || last === null ? null : { first, last, length: ((last - first + 12) % 12) + 1 };
}

/** Whether a month, 0 for January, is in a season. */
export const isWithin = ({ first, length }: SeasonSpan, month: number): boolean => (month - first + 12) % 12 < length;

/** For each month from January, whether the resort is open, and the same as a sentence; null if either text cannot be read. */
export function openMonths(start: string, end: string): { isOpen: readonly boolean[]; sentence: string } | null {
  const span = seasonSpan(start, end);
  return span && { isOpen: monthNames().map((_, month) => isWithin(span, month)), sentence: sentenceOf(span) };
}
