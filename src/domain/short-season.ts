import { monthNames } from '@/lib/format';
import { monthIndex, openMonths } from './season-months';

function shortDate(text: string): string {
  const month = monthIndex(text);
  return month === null ? text : (monthNames()[month]?.slice(0, 3) ?? text);
}

/** "Nov – May" from 'November' and 'May', "All year", "from Nov" when only one end is known, null when none is. */
export function shortSeason({ start, end }: { start: string; end: string }): string | null {
  if (openMonths(start, end)?.isOpen.every(Boolean)) return 'All year';
  if (start && end) return `${shortDate(start)} – ${shortDate(end)}`;
  if (start) return `from ${shortDate(start)}`;
  return end ? `until ${shortDate(end)}` : null;
}
