import { DAY } from '@/config/constants';
import { locale } from '@/config/locale';
import { shortMonthNames } from '@/lib/format';
import type { DayRange } from './season-fit';

const dayOf = (iso: string) => Number(iso.slice(8, 10));
const monthOf = (iso: string) => shortMonthNames()[Number(iso.slice(5, 7)) - 1] ?? '';

/**
 * Ranges ending more than this many days ahead show their year: the same days of this year may not have passed yet. So do those
 * that ended more than two days ago, anywhere on earth: an old link would be read as one of the season to come.
 */
const YEAR_FROM = 363;
const YEAR_UNTIL = -2;

/** A range of days with its text, such as the dates of a trip. */
export interface LabelledDays {
  range: DayRange;
  /** See dayRangeText. */
  text: string;
}

/** Days with their text; null without days. */
export const labelledDays = (range: DayRange | null): LabelledDays | null =>
  range && { range, text: dayRangeText(range) };

/** "14 – 21 Feb", "28 Feb – 7 Mar", "14 Feb" for a single day; a year ahead or passed with its year, "14 – 21 Feb 2030", or years. */
export function dayRangeText({ from, to }: DayRange): string {
  const daysAhead = (Date.parse(to) - Date.now()) / DAY;
  const isFar = daysAhead > YEAR_FROM || daysAhead < YEAR_UNTIL;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  if (locale !== 'en') {
    const format = (hasYear: boolean) =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
        ...(hasYear && { year: 'numeric' }),
      });
    // Fonts may lack the thin spaces that some languages put around the dash.
    if (isOneMonth) return format(isFar).formatRange(Date.parse(from), Date.parse(to)).replaceAll('\u2009', ' ');
    // As a range, days of two months would be padded with zeros in Italian, and those of two years given their years.
    return `${format(isFar && !isOneYear).format(Date.parse(from))} – ${format(isFar).format(Date.parse(to))}`;
  }
  const year = (iso: string) => (isFar ? ` ${iso.slice(0, 4)}` : '');
  const last = `${dayOf(to)} ${monthOf(to)}${year(to)}`;
  if (from === to) return last;
  if (isOneMonth) return `${dayOf(from)} – ${last}`;
  return `${dayOf(from)} ${monthOf(from)}${isOneYear ? '' : year(from)} – ${last}`;
}
