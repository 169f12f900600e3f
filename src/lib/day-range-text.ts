import { monthNames } from './format';
import type { DayRange } from './season-fit';

const dayOf = (iso: string) => Number(iso.slice(8, 10));
const monthOf = (iso: string) => (monthNames()[Number(iso.slice(5, 7)) - 1] ?? '').slice(0, 3);

/** "14 – 21 Feb", "28 Feb – 7 Mar", "14 Feb" for a single day. */
export function dayRangeText({ from, to }: DayRange): string {
  const last = `${dayOf(to)} ${monthOf(to)}`;
  if (from === to) return last;
  return from.slice(0, 7) === to.slice(0, 7) ? `${dayOf(from)} – ${last}` : `${dayOf(from)} ${monthOf(from)} – ${last}`;
}
