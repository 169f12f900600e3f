import { useCatalogue, useSearchResult } from '@/api/catalogue/use-catalogue';
import type { Range } from '@/api/resorts/filter-options.schema';
import { relaxations } from '@/domain/filters/filter-counts';
import type { ActiveFilter } from '@/domain/filters/filter-words';
import type { FilterChoice, ListFilters } from '@/domain/filters/list-filters';
import type { ListTrip } from '@/domain/filters/list-trip';

interface Relaxation {
  label: string;
  name?: string | undefined;
  choice: FilterChoice;
  /** How many resorts match without the filter. */
  count: number;
}

/**
 * For an empty list: the filters that each alone exclude everything, the one that leaves the most first. Empty while
 * unknown, and for a single filter, which can be cleared anyway.
 */
export function useRelaxations(
  filters: ListFilters,
  priceRange: Range,
  trip: ListTrip | undefined,
  active: readonly ActiveFilter[],
): Relaxation[] {
  const hasOthers = active.length > 1;
  const { resorts, catalogue } = useCatalogue(hasOthers);
  const { ids, isKnown } = useSearchResult(filters.search, hasOthers);
  // An incomplete catalogue cannot tell what a filter leaves.
  if (!resorts || !catalogue?.isComplete || !isKnown) return [];
  const candidates = active.map(({ label, name, without }) => ({
    label,
    name,
    choice: without,
    without: typeof without === 'function' ? without(filters) : without,
  }));
  return relaxations(resorts, filters, { priceRange, searchIds: ids, place: trip?.place ?? null }, candidates);
}
