import { shortMonthNames } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { monthIndex, seasonSpan } from './season-months';

function shortDate(text: string): string {
  const month = monthIndex(text);
  return month === null ? text : (shortMonthNames()[month] ?? text);
}

/** "Nov – May" from 'November' and 'May', "Jan" alone, "All year", "from Nov" when only one end is known, null when none is. */
export function shortSeason({ start, end }: { start: string; end: string }): string | null {
  const length = seasonSpan(start, end)?.length;
  if (length === 12) return m.season_all_year();
  if (length === 1) return shortDate(start);
  if (start && end) return m.season_range({ from: shortDate(start), to: shortDate(end) });
  if (start) return m.season_from({ month: shortDate(start) });
  return end ? m.season_until({ month: shortDate(end) }) : null;
}
