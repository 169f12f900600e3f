import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';

/** Reported heights in metres; null if missing. */
interface Heights {
  base: number | null;
  peak: number | null;
}

/** Reads the reported heights, of which 0 is missing. */
export const readHeights = ({ base, peak }: { base: number; peak: number }): Heights => ({
  base: base || null,
  peak: peak || null,
});

/** "1,620 – 3,883 m" or, where the base is not reported, "up to 3,883 m"; null without a peak. */
export function heightsText(elevation: { base: number; peak: number }, units: Pick<Units, 'elevation'>): string | null {
  const { base, peak } = readHeights(elevation);
  if (peak === null) return null;
  const height = units.elevation(peak).text;
  return base === null ? m.height_up_to({ height }) : `${units.elevation(base).value} – ${height}`;
}
