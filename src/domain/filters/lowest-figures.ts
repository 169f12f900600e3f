import type { ListFilters } from './list-filters';

/** The lowest value that any resort reports, in metres, centimetres, kilometres and numbers of runs; left out while it is not known. */
export type LowestFigures = Partial<Record<'peak' | 'drop' | 'snowfall' | 'km' | 'runs', number | undefined>>;

type Bounds = Pick<ListFilters, 'minPeak' | 'minDrop' | 'minSnowfall' | 'minRuns'>;

/**
 * Bounds without those that ask for no more than the lowest value there is. They restrict nothing, as at the end of a
 * slider: nobody is left out by them, not even who does not report the figure.
 */
export function restrictingBounds({ minPeak, minDrop, minSnowfall, minRuns }: Bounds, lowest: LowestFigures): Bounds {
  const restricting = (bound: number | null, least = Number.NEGATIVE_INFINITY) =>
    bound !== null && bound > least ? bound : null;
  return {
    minPeak: restricting(minPeak, lowest.peak),
    minDrop: restricting(minDrop, lowest.drop),
    minSnowfall: restricting(minSnowfall, lowest.snowfall),
    minRuns: minRuns && restricting(minRuns.amount, lowest[minRuns.unit]) !== null ? minRuns : null,
  };
}
