import { monthIndex, openMonths } from './season-months';

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

/**
 * What a season says of some days. Resorts report months only, so a day in the opening or closing month may be closed:
 * `edge` names that month (0 for January).
 */
export type SeasonFit =
  | { state: 'open' | 'all-year' | 'closed' | 'not-reported' }
  | { state: 'edge'; month: number; isOpening: boolean; isClosing: boolean };

const MONTHS = 12;

/** The months that some days touch, in their order, each once; 0 for January. */
function monthsOf({ from, to }: DayRange): number[] {
  const countOf = (day: string) => Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1;
  const first = countOf(from);
  const length = Math.min(MONTHS, Math.max(1, countOf(to) - first + 1));
  return Array.from({ length }, (_, index) => (first + index) % MONTHS);
}

const isAllYear = ({ start, end }: Season): boolean => openMonths(start, end)?.isOpen.every(Boolean) ?? false;

/**
 * Days against a season: open when all are in months between the opening and the closing one, edge when some day is in
 * one of these two, closed when none is in the season. Seasons may run over the turn of the year.
 */
export function seasonFit(season: Season, days: DayRange): SeasonFit {
  const open = openMonths(season.start, season.end);
  if (!open) return { state: 'not-reported' };
  if (isAllYear(season)) return { state: 'all-year' };
  const months = monthsOf(days);
  const [opening, closing] = [monthIndex(season.start), monthIndex(season.end)];
  const month = months.find((each) => each === opening || each === closing);
  if (month !== undefined) {
    return { state: 'edge', month, isOpening: month === opening, isClosing: month === closing };
  }
  return { state: months.every((each) => open.isOpen[each]) ? 'open' : 'closed' };
}

/**
 * Whether a resort is open in a month, 0 for January, as far as months can say. It may close within it; with `isBeyond`
 * it closes in a later one, so that its last day is not within the month. A season that is not reported is not open.
 */
export function isOpenIn(season: Season, month: number, isBeyond: boolean): boolean {
  if (!openMonths(season.start, season.end)?.isOpen[month]) return false;
  return !isBeyond || isAllYear(season) || monthIndex(season.end) !== month;
}
