import type { Measure } from '@/lib/units';

/** A figure as a measure, or null for the 0 that means "nobody reported it". */
export const reportedMeasure = (figure: number, measure: (figure: number) => Measure): Measure | null =>
  figure > 0 ? measure(figure) : null;
