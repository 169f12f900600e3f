import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Catalogue } from '@/api/catalogue/catalogue';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import { rangeOf } from '@/api/catalogue/catalogue-statistics';
import type { FilterOptions } from '@/api/resorts/filter-options.schema';
import type { CatalogueFilters } from './catalogue-filters';

/** The lowest value that any resort reports, in metres, centimetres, kilometres and numbers of runs; left out while it is not known. */
export type LowestFigures = Partial<Record<'peak' | 'drop' | 'snowfall' | 'km' | 'runs', number | undefined>>;

type Bounds = Pick<CatalogueFilters, 'minPeak' | 'minDrop' | 'minSnowfall' | 'minRuns'>;

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

const wholeOf = ({ resorts, isComplete }: Catalogue) => (isComplete ? resorts : null);

/** The lowest figures, as the server tells them, else as a catalogue that is there does: none is loaded for it. */
export function useLowestFigures(options: FilterOptions | undefined): LowestFigures {
  const { data: resorts } = useQuery({ ...catalogueQueries.all(), enabled: false, select: wholeOf });
  return useMemo(() => {
    const lowestOf = (...[name, unit]: [Parameters<typeof rangeOf>[1], string]) =>
      resorts ? rangeOf(resorts, name, unit)?.min : undefined;
    return {
      peak: options?.elevationRanges.peak?.min ?? lowestOf('peak', 'm'),
      drop: options?.elevationRanges.vertical?.min ?? lowestOf('drop', 'm'),
      snowfall: options?.snowfallRange?.min ?? lowestOf('snowfall', 'cm'),
      km: lowestOf('runs', 'km'),
      runs: options?.trailRanges.total?.min ?? lowestOf('runs', 'runs'),
    };
  }, [options, resorts]);
}
