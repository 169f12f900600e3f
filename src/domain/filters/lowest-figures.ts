import type { ListFilters } from './list-filters';

/** The lowest reported value in the catalogue, in metres, centimetres, kilometres or number of runs; left out while unknown. */
export type LowestFigures = Partial<Record<'peak' | 'drop' | 'snowfall' | 'km' | 'runs', number | undefined>>;

type Bounds = Pick<ListFilters, 'minPeak' | 'minDrop' | 'minSnowfall' | 'minRuns'>;

/**
 * Drops bounds that are not above the lowest value. Like a slider at its end they restrict nothing, so they do not
 * even exclude resorts without the figure.
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
