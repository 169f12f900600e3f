import { useState } from 'react';
import { isNoticeShown } from '@/api/catalogue/use-catalogue';
import { needsCatalogue } from '@/domain/filters/catalogue-filters';
import { isServerOrder, toListParams } from '@/domain/filters/resort-filters';
import { type CatalogueList, type CatalogueListOptions, useCatalogueList } from './use-catalogue-list';
import { type PagedList, type ResortList, useResortList } from './use-resort-list';

/** Id of the heading of the results: it takes the focus where it leads to them. */
export const RESULTS_HEADING = 'resort-results';

interface ResultsOptions extends Omit<CatalogueListOptions, 'isNeeded'> {
  /** All that match are wanted at once, such as by a map. */
  needsAll: boolean;
}

/** The list on the page, and what is to be said of the catalogue where it was worked out over that; null: nothing is. */
export interface Results extends Pick<CatalogueList, 'catalogue'> {
  /** While `isPlaceholderData`, its data is that of the list before. */
  list: PagedList & { isPlaceholderData: boolean };
  /** Null where nothing is to be said. */
  notice: CatalogueList['notice'] | null;
}

/**
 * The resorts that match. What the server knows is asked of the server; one choice that it does not know, and the list is
 * worked out over the catalogue. The list before stands until the new one is there.
 */
export function useResults({ needsAll, ...options }: ResultsOptions): Results {
  const { filters, priceRange } = options;
  const isWorkedOut = needsAll || needsCatalogue(filters) || !isServerOrder(filters.sortBy);
  const asked = useResortList(toListParams(filters, priceRange), !isWorkedOut);
  const worked = useCatalogueList({ ...options, isNeeded: isWorkedOut });
  const list = isWorkedOut ? worked.list : asked;

  const [before, setBefore] = useState<ResortList>();
  if (list.data && list.data !== before) setBefore(list.data);
  const isPlaceholderData = !list.data && before !== undefined && list.isFetching;
  return {
    list: { ...list, data: list.data ?? (isPlaceholderData ? before : undefined), isPlaceholderData },
    notice: isWorkedOut && isNoticeShown(worked.notice) ? worked.notice : null,
    catalogue: isWorkedOut ? worked.catalogue : null,
  };
}
