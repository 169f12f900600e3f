/** Reported heights in metres; null if missing or contradictory. */
export interface Heights {
  base: number | null;
  peak: number | null;
}

const known = (metres: number): number | null => (Number.isFinite(metres) && metres > 0 ? metres : null);

/** Reads the reported heights. 0 counts as missing; both do if the peak is not above the base. */
export function readHeights(elevation: { base: number; peak: number }): Heights {
  const base = known(elevation.base);
  const peak = known(elevation.peak);
  return base !== null && peak !== null && peak <= base ? { base: null, peak: null } : { base, peak };
}
