import { METRES_PER_FOOT } from '@/config/constants';
import { clamp } from '@/lib/clamp';
import type { UnitSystem } from '@/lib/units';

/** Top of every elevation graphic in metres: one scale, so that mountains can be compared. */
export const SCALE_TOP = 4000;

/** Heights of the grid lines in metres: round figures in the visitor's units. */
export const gridHeights = (system: UnitSystem): number[] =>
  system === 'metric' ? [1000, 2000, 3000, 4000] : [3000, 6000, 9000, 12000].map((feet) => feet * METRES_PER_FOOT);

/** Position of a height in metres on the scale: 0 at sea level, 1 at the top, which higher peaks do not exceed. */
export const shareOfScale = (metres: number): number => clamp(metres / SCALE_TOP);
