import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CatalogueLoading, useCatalogue, useSearchResult } from '@/api/catalogue/use-catalogue';
import type { Range } from '@/api/resorts/filter-options.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import { PAGE_SIZE, RESORT_LISTS_GC_TIME } from '@/config/constants';
import { searchFromListFilters } from '@/domain/filters/filter-address';
import { filterCatalogue, type ListFilters } from '@/domain/filters/list-filters';
import { sortCatalogue } from '@/domain/filters/list-order';
import type { ListTrip } from '@/domain/filters/list-trip';
import { useAnnounceFailure } from '@/lib/announce-failure';
import { m } from '@/paraglide/messages';
import type { PagedList, ResortList } from './use-server-list';

export interface CatalogueListOptions {
  filters: ListFilters;
  priceRange: Range;
  trip: ListTrip | undefined;
  /** If false, nothing is loaded or computed. */
  isNeeded: boolean;
}

/** A list computed from the catalogue, and the state of the catalogue to report. */
export interface CatalogueList {
  list: PagedList;
  loading: CatalogueLoading;
  catalogue: readonly Resort[] | null;
}

/**
 * How many pages of a list are shown. Kept in the query cache, like the server's lists, so that Back restores a long
 * list.
 */
function usePagesShown(key: string): { pages: number; showMore: () => void } {
  const client = useQueryClient();
  const shown = queryOptions({
    queryKey: ['catalogue', 'pages-shown', key],
    queryFn: () => 1,
    initialData: 1,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: RESORT_LISTS_GC_TIME,
  });
  const { data: pages } = useQuery(shown);
  return { pages, showMore: () => void client.setQueryData(shown.queryKey, (now = 1) => now + 1) };
}

function firstPages(all: readonly Resort[], pages: number): ResortList {
  const pagesInAll = Math.ceil(all.length / PAGE_SIZE);
  return {
    resorts: all.slice(0, pages * PAGE_SIZE),
    total: all.length,
    pagesLoaded: Math.min(pages, pagesInAll),
    pagesInAll,
    all,
  };
}

/**
 * The list for filters the server does not support, computed from the catalogue; the text search is still the server's.
 */
export function useCatalogueList({ filters, priceRange, trip, isNeeded }: CatalogueListOptions): CatalogueList {
  const state = useCatalogue(isNeeded);
  const search = useSearchResult(filters.search, isNeeded);
  const { pages, showMore } = usePagesShown(isNeeded ? searchFromListFilters(filters) : '');
  const { resorts } = state;
  const { ids: searchIds, isKnown } = search;
  const { place = null, isPlaceLoading = false, isSortLoading = false, sort: sortByTrip = null } = trip ?? {};
  const isTripAwaited =
    (isPlaceLoading && (filters.maxKm !== null || filters.sortBy === 'nearest')) ||
    (isSortLoading && filters.sortBy === 'trip');
  const isAwaited = state.isLoading || search.isLoading || isTripAwaited;

  const all = useMemo(() => {
    if (resorts === null || !isKnown || isTripAwaited) return undefined;
    const found = filterCatalogue(resorts, filters, { priceRange, searchIds, place });
    const isByTrip = filters.sortBy === 'trip' && sortByTrip !== null;
    return isByTrip ? sortByTrip(found, resorts) : sortCatalogue(found, filters.sortBy, resorts, place);
  }, [resorts, isKnown, isTripAwaited, searchIds, filters, priceRange, place, sortByTrip]);
  const data = useMemo(() => all && firstPages(all, pages), [all, pages]);
  const error = data || isAwaited ? null : (search.error ?? state.error);
  useAnnounceFailure(isNeeded ? error : null, { failure: m.resorts_list_failed(), isShownInline: true });

  const { result } = search;
  const isResultIncomplete = result !== null && !result.isComplete && state.progress.isComplete;
  return {
    list: {
      data,
      error,
      hasNextPage: data !== undefined && data.pagesLoaded < data.pagesInAll,
      isFetching: isAwaited,
      isFetchingNextPage: false,
      isFetchNextPageError: false,
      fetchNextPage: showMore,
      refetch: () => {
        if (search.error) search.retry();
        if (state.error) state.retry();
      },
    },
    // An incomplete search result is reported like an incomplete catalogue.
    loading: isResultIncomplete
      ? {
          ...state,
          progress: { ...state.progress, isComplete: false, loaded: result.ids.size, expected: result.total },
          retry: search.retry,
        }
      : state,
    catalogue: resorts,
  };
}
