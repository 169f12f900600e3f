import { METRES_PER_FOOT } from '@/config/constants';
import type { UnitSystem } from '@/lib/units';

/** Top of every elevation graphic in metres: one scale, so that mountains can be compared. */
export const SCALE_TOP = 4000;

/** Heights of the grid lines in metres: round figures in the visitor's units. */
export const gridHeights = (system: UnitSystem): number[] =>
  system === 'metric' ? [1000, 2000, 3000, 4000] : [3000, 6000, 9000, 12000].map((feet) => feet * METRES_PER_FOOT);

/** Position of a height in metres on the scale: 0 at sea level, 1 at the top, which higher peaks do not exceed. */
export const shareOfScale = (metres: number): number => Math.min(1, Math.max(0, metres / SCALE_TOP));

// The height of a label line with spacing.
const LABEL_GAP = 8;

/**
 * Distances of the three labels from the top, in per cent of the height: at their heights, spread apart if the mountain is
 * too low for all three.
 */
export function labelPositions(base: number, peak: number): Record<'peak' | 'drop' | 'base', number> {
  const top = 100 - shareOfScale(peak) * 100;
  const bottom = 100 - shareOfScale(base) * 100;
  const middle = (top + bottom) / 2;
  if (bottom - top >= 2 * LABEL_GAP) return { peak: top, drop: middle, base: bottom };
  const centre = Math.min(100 - LABEL_GAP, Math.max(LABEL_GAP, middle));
  return { peak: centre - LABEL_GAP, drop: centre, base: centre + LABEL_GAP };
}
