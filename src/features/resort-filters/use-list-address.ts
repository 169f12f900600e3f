import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { DEFAULT_PRICE_RANGE } from '@/config/constants';
import { listFiltersFromSearch } from '@/domain/filters/filter-address';
import { filtersTitle } from '@/domain/filters/filter-words';
import { useUpdateAddress, withParam } from '@/lib/address-state';
import { useUnits } from '@/lib/units';
import { useLowestFigures } from './use-list-filters';

/** The list's title from the filters in its address, '' without any; see filtersTitle. */
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

/**
 * `sortByTrip` sorts the list by "Fits your trip"; `suggestTripOrder` does so unless an order was chosen, and returns
 * whether it did.
 */
export function useSortByTrip(): { sortByTrip: () => void; suggestTripOrder: () => boolean } {
  const { search } = useLocation();
  const updateAddress = useUpdateAddress();
  const sortByTrip = useCallback(() => {
    void updateAddress({ search: withParam(search, 'sortBy', 'trip') });
  }, [search, updateAddress]);
  const suggestTripOrder = useCallback(() => {
    if (new URLSearchParams(search).has('sortBy')) return false;
    sortByTrip();
    return true;
  }, [search, sortByTrip]);
  return { sortByTrip, suggestTripOrder };
}
