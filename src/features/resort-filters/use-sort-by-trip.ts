import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useUpdateAddress } from '@/lib/query-state-provider';

/** Gives a function that puts the list in the order "Fits your trip", and one that does so unless an order was chosen; it returns whether it did. */
export function useSortByTrip(): { sortByTrip: () => void; suggestTripOrder: () => boolean } {
  const { search } = useLocation();
  const updateAddress = useUpdateAddress();
  const sortByTrip = useCallback(() => {
    const words = new URLSearchParams(search);
    words.set('sortBy', 'trip');
    void updateAddress({ search: `?${words}` });
  }, [search, updateAddress]);
  const suggestTripOrder = useCallback(() => {
    if (new URLSearchParams(search).has('sortBy')) return false;
    sortByTrip();
    return true;
  }, [search, sortByTrip]);
  return { sortByTrip, suggestTripOrder };
}
