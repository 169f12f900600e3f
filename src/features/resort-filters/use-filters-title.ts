import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { DEFAULT_PRICE_RANGE } from '@/config/constants';
import { listFiltersFromSearch } from '@/domain/filters/filter-address';
import { filtersTitle } from '@/domain/filters/filter-words';
import { useUnits } from '@/lib/units';
import { useLowestFigures } from './use-lowest-figures';

/** What the list at this address is called by its filters, '' without any; see filtersTitle. */
export function useFiltersTitle(): string {
  const { search } = useLocation();
  const { data: options } = useQuery(resortQueries.filterOptions());
  const lowest = useLowestFigures(options);
  const units = useUnits();
  return filtersTitle(listFiltersFromSearch(new URLSearchParams(search), { ...options, lowest }), {
    priceRange: options?.priceRange ?? DEFAULT_PRICE_RANGE,
    units,
  });
}
