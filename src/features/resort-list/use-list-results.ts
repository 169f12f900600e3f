import { useState } from 'react';
import { type CatalogueLoading, needsCatalogueNotice } from '@/api/catalogue/use-catalogue';
import { type ListFilters, needsCatalogue } from '@/domain/filters/list-filters';
import { isServerOrder, toListParams } from '@/domain/filters/server-filters';
import { type CatalogueList, type CatalogueListOptions, useCatalogueList } from './use-catalogue-list';
import { type PagedList, type ResortList, useServerList } from './use-server-list';

interface ResultsOptions extends Omit<CatalogueListOptions, 'isNeeded'> {
  /** All matching resorts are needed at once, as by a map. */
  needsAll: boolean;
}

/** The list on the page. */
export interface ShownList extends PagedList {
  /** Its data is the previous list's. */
  isPlaceholderData: boolean;
  /** There is no data yet. */
  isLoading: boolean;
}

/** The list on the page, and the state of the catalogue if it was computed from that. */
interface ListResults extends Pick<CatalogueList, 'catalogue'> {
  list: ShownList;
  /** The filters that the list's data was requested with. */
  requestedFilters: ListFilters;
  /** How much of the catalogue is missing; null if there is nothing to report. */
  incomplete: CatalogueLoading | null;
}

/**
 * The matching resorts: the server's list or, as soon as one filter is not supported by the server, one computed from
 * the catalogue. The previous list stays until the next one arrives.
 */
export function useListResults({ needsAll, ...options }: ResultsOptions): ListResults {
  const { filters, priceRange } = options;
  const isComputed = needsAll || needsCatalogue(filters) || !isServerOrder(filters.sortBy);
  const server = useServerList(toListParams(filters, priceRange), !isComputed);
  const computed = useCatalogueList({ ...options, isNeeded: isComputed });
  const list = isComputed ? computed.list : server;

  const [shown, setShown] = useState<{ data: ResortList; filters: ListFilters }>();
  if (list.data && (list.data !== shown?.data || filters !== shown.filters)) setShown({ data: list.data, filters });
  const before = !list.data && list.isFetching ? shown : undefined;
  const data = list.data ?? before?.data;
  return {
    list: {
      ...list,
      data,
      isPlaceholderData: before !== undefined,
      isLoading: !data && !list.error && list.isFetching,
    },
    requestedFilters: before?.filters ?? filters,
    incomplete: isComputed && needsCatalogueNotice(computed.loading) ? computed.loading : null,
    catalogue: isComputed ? computed.catalogue : null,
  };
}
