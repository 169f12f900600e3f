import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useUpdateAddress, withParam } from '@/lib/update-address';

/**
 * `sortByTrip` sorts the list by "Fits your trip"; `suggestTripOrder` does so unless an order was chosen, and returns
 * whether it did.
 */
export function useSortByTrip(): { sortByTrip: () => void; suggestTripOrder: () => boolean } {
  const { search } = useLocation();
  const updateAddress = useUpdateAddress();
  const sortByTrip = useCallback(() => {
    // Changes the address as it is then: setting a trip may just have taken a link's trip out of it.
    void updateAddress({ search: (now) => withParam(now, 'sortBy', 'trip') });
  }, [updateAddress]);
  const suggestTripOrder = useCallback(() => {
    if (new URLSearchParams(search).has('sortBy')) return false;
    sortByTrip();
    return true;
  }, [search, sortByTrip]);
  return { sortByTrip, suggestTripOrder };
}
