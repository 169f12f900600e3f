import { DAY } from '@/config/constants';
import { locale } from '@/config/locale';
import { shortMonthNames } from '@/lib/format';
import type { DayRange } from './season-fit';

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

const formatOf = (hasYear: boolean) => {
  const year = hasYear ? 'numeric' : undefined;
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year, timeZone: 'UTC' });
};

const dayOf = (iso: string) => Number(iso.slice(8, 10));

/** "14 Feb", or with its year "14 Feb 2030". */
function dayText(iso: string, hasYear: boolean): string {
  if (locale !== 'en') return formatOf(hasYear).format(Date.parse(iso));
  const month = shortMonthNames()[Number(iso.slice(5, 7)) - 1];
  return `${dayOf(iso)} ${month}${hasYear ? ` ${iso.slice(0, 4)}` : ''}`;
}

/** "14 – 21 Feb", "28 Feb – 7 Mar", "14 Feb" for a single day; a year ahead or passed with its year, "14 – 21 Feb 2030", or years. */
export function dayRangeText({ from, to }: DayRange): string {
  const daysAhead = (Date.parse(to) - Date.now()) / DAY;
  const isFar = daysAhead > YEAR_FROM || daysAhead < YEAR_UNTIL;
  const last = dayText(to, isFar);
  if (from === to) return last;
  if (from.slice(0, 7) === to.slice(0, 7)) {
    if (locale === 'en') return `${dayOf(from)} – ${last}`;
    // Fonts may lack the thin spaces that some languages put around the dash.
    return formatOf(isFar).formatRange(Date.parse(from), Date.parse(to)).replaceAll('\u2009', ' ');
  }
  // As a range, days of two months would be padded with zeros in Italian, and those of two years given their years.
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${dayText(from, isFar && !isOneYear)} – ${last}`;
}
