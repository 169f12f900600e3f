import { useSearchParams } from 'react-router-dom';
import { filterFromSearch, type MyReviewsFilter, noFilter, searchFromFilter } from './my-reviews-filter';

/** The filter in the address, and a way to change it; a change replaces the entry in the browser's history. */
export function useMyReviewsFilter() {
  const [params, setParams] = useSearchParams();
  const filter = filterFromSearch(params);
  const set = (next: MyReviewsFilter) => setParams(searchFromFilter(next), { replace: true, preventScrollReset: true });
  return {
    filter,
    isFiltered: searchFromFilter(filter).size > 0,
    change: (choice: Partial<MyReviewsFilter>) => set({ ...filter, ...choice }),
    clear: () => set(noFilter),
  };
}
