import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { DEFAULT_PRICE_RANGE } from '@/config/constants';
import { filtersTitle } from './filter-words';
import { filtersFromSearch } from './resort-filters';

/** What the list at this address is called by its filters, '' without any; see filtersTitle. */
export function useFiltersTitle(): string {
  const { search } = useLocation();
  const { data: options } = useQuery(resortQueries.filterOptions());
  return filtersTitle(
    filtersFromSearch(new URLSearchParams(search), options),
    options?.priceRange ?? DEFAULT_PRICE_RANGE,
  );
}
