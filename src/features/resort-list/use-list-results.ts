import { useState } from 'react';
import { isNoticeShown } from '@/api/catalogue/use-catalogue';
import { needsCatalogue } from '@/domain/filters/list-filters';
import { isServerOrder, toListParams } from '@/domain/filters/server-filters';
import { type CatalogueList, type CatalogueListOptions, useCatalogueList } from './use-catalogue-list';
import { type PagedList, type ResortList, useServerList } from './use-server-list';

interface ResultsOptions extends Omit<CatalogueListOptions, 'isNeeded'> {
  /** All that match are wanted at once, such as by a map. */
  needsAll: boolean;
}

/** The list on the page, and what is to be said of the catalogue where it was worked out over that; null: nothing is. */
export interface ListResults extends Pick<CatalogueList, 'catalogue'> {
  /** While `isPlaceholderData`, its data is that of the list before. */
  list: PagedList & { isPlaceholderData: boolean };
  /** Null where nothing is to be said. */
  notice: CatalogueList['notice'] | null;
}

/**
 * The resorts that match. What the server knows is asked of the server; one choice that it does not know, and the list is
 * worked out over the catalogue. The list before stands until the new one is there.
 */
export function useListResults({ needsAll, ...options }: ResultsOptions): ListResults {
  const { filters, priceRange } = options;
  const isWorkedOut = needsAll || needsCatalogue(filters) || !isServerOrder(filters.sortBy);
  const server = useServerList(toListParams(filters, priceRange), !isWorkedOut);
  const computed = useCatalogueList({ ...options, isNeeded: isWorkedOut });
  const list = isWorkedOut ? computed.list : server;

  const [before, setBefore] = useState<ResortList>();
  if (list.data && list.data !== before) setBefore(list.data);
  const isPlaceholderData = !list.data && before !== undefined && list.isFetching;
  return {
    list: { ...list, data: list.data ?? (isPlaceholderData ? before : undefined), isPlaceholderData },
    notice: isWorkedOut && isNoticeShown(computed.notice) ? computed.notice : null,
    catalogue: isWorkedOut ? computed.catalogue : null,
  };
}
