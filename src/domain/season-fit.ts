import { clamp } from '@/lib/clamp';
import { isWithin, seasonSpan } from './season-months';

/** Opening and closing month of a resort, as reported. */
interface Season {
  start: string;
  end: string;
}

/** First and last day, as ISO dates. */
export interface DayRange {
  from: string;
  to: string;
}

/** Whether two ranges have the same first and last day. */
export const isSameDays = (a: DayRange, b: DayRange): boolean => a.from === b.from && a.to === b.to;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a valid calendar day such as "2027-02-14". */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * How days fit a season. Resorts report months only, so they may be closed on a day in the opening or closing month:
 * `edge` names that month (0 for January).
 */
export type SeasonFit =
  | { state: 'open' | 'all-year' | 'closed' | 'not-reported' }
  | { state: 'edge'; month: number; isOpening: boolean; isClosing: boolean };

const MONTHS = 12;

/** The months of a range of days, in order, each once; 0 for January. */
function monthsOf({ from, to }: DayRange): number[] {
  const countOf = (day: string) => Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1;
  const first = countOf(from);
  const length = clamp(countOf(to) - first + 1, 1, MONTHS);
  return Array.from({ length }, (_, index) => (first + index) % MONTHS);
}

/**
 * Compares days with a season: open if all are between the opening and closing months, edge if some are in one of these two,
 * closed if none is in the season. Seasons may run across the new year.
 */
export function seasonFit({ start, end }: Season, days: DayRange): SeasonFit {
  const span = seasonSpan(start, end);
  if (!span) return { state: 'not-reported' };
  if (span.length === MONTHS) return { state: 'all-year' };
  const months = monthsOf(days);
  const month = months.find((each) => each === span.first || each === span.last);
  if (month !== undefined) {
    return { state: 'edge', month, isOpening: month === span.first, isClosing: month === span.last };
  }
  return { state: months.every((each) => isWithin(span, each)) ? 'open' : 'closed' };
}

/**
 * Whether a resort is open in a month, 0 for January. It may close during that month, unless `isBeyond` asks for a later
 * closing month. False without a reported season.
 */
export function isOpenIn({ start, end }: Season, month: number, isBeyond: boolean): boolean {
  const span = seasonSpan(start, end);
  if (!span || !isWithin(span, month)) return false;
  return !isBeyond || span.length === MONTHS || span.last !== month;
}
