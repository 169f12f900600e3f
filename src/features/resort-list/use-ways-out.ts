import { useMemo } from 'react';
import { useCatalogue, useSearchResult } from '@/api/catalogue/use-catalogue';
import type { Range } from '@/api/resorts/filter-options.schema';
import { waysOut } from '@/domain/filters/filter-counts';
import type { ActiveFilter } from '@/domain/filters/filter-words';
import type { FilterChoice, ListFilters } from '@/domain/filters/list-filters';
import type { ListTrip } from '@/domain/filters/list-trip';

interface WayOut {
  label: string;
  name?: string | undefined;
  choice: FilterChoice;
  /** How many resorts there are without the filter. */
  count: number;
}

/**
 * The filters of an empty list that alone are in the way, the one that leaves the most first; none until that is known,
 * nor for a single filter, which is cleared anyway.
 */
export function useWaysOut(
  filters: ListFilters,
  priceRange: Range,
  trip: ListTrip | undefined,
  active: readonly ActiveFilter[],
): WayOut[] {
  const hasOthers = active.length > 1;
  const { resorts, catalogue } = useCatalogue(hasOthers);
  const { ids, isKnown } = useSearchResult(filters.search, hasOthers);
  const place = trip?.place ?? null;
  return useMemo(() => {
    // Of a part of the catalogue nobody can say what a filter leaves.
    if (!resorts || !catalogue?.isComplete || !isKnown) return [];
    const ways = active.map(({ label, name, without }) => ({
      label,
      name,
      choice: without,
      without: typeof without === 'function' ? without(filters) : without,
    }));
    return waysOut(resorts, filters, { priceRange, searchIds: ids, place }, ways);
  }, [resorts, catalogue, ids, isKnown, active, filters, priceRange, place]);
}
