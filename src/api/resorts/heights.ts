/** Reported heights in metres; null where a height is missing or the two contradict each other. */
export interface Heights {
  base: number | null;
  peak: number | null;
}

const known = (metres: number): number | null => (Number.isFinite(metres) && metres > 0 ? metres : null);

/** Sorts out which heights were reported. 0 is not a height; a peak that is not above its base makes both worthless. */
export function readHeights(elevation: { base: number; peak: number }): Heights {
  const base = known(elevation.base);
  const peak = known(elevation.peak);
  return base !== null && peak !== null && peak <= base ? { base: null, peak: null } : { base, peak };
}
