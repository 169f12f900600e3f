import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Catalogue } from '@/api/catalogue/catalogue';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import type { FilterOptions } from '@/api/resorts/filter-options.schema';
import { rangeOf } from '@/domain/catalogue-statistics';
import type { LowestFigures } from '@/domain/filters/lowest-figures';

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
