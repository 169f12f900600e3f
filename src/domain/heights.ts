/** Reported heights in metres; null if missing. */
export interface Heights {
  base: number | null;
  peak: number | null;
}

/** Reads the reported heights, of which 0 is missing. */
export const readHeights = ({ base, peak }: { base: number; peak: number }): Heights => ({
  base: base || null,
  peak: peak || null,
});
