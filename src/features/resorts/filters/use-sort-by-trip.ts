import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useUpdateAddress } from '@/lib/query-state-provider';

/** Gives a function that puts the list in the order "Fits your trip", unless an order was chosen. */
export function useSortByTrip(): () => void {
  const { search } = useLocation();
  const updateAddress = useUpdateAddress();
  return useCallback(() => {
    const words = new URLSearchParams(search);
    if (words.has('sortBy')) return;
    words.set('sortBy', 'trip');
    void updateAddress({ search: `?${words}` });
  }, [search, updateAddress]);
}
