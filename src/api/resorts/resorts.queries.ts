import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { FILTER_OPTIONS_GC_TIME, FRESH_FOR, RESORT_LISTS_GC_TIME } from '@/config/constants';
import { dataOf, type Fetched, fetchedNow } from '@/lib/fetched';
import type { Catalogue } from '../catalogue/catalogue';
import { getListPage, RESORT_DETAILS } from './get-list-page';
import type { ResortPage } from './resort-list.schema';
import { getFilterOptions, getResort, getTopRatedResorts, type ResortListParams } from './resorts.client';

/**
 * Whether the last page has a resort that no earlier page has. An empty or repeated page ends the list, because a wrong
 * `has_next` must not load forever. Called on each render of the list, so it does not copy all ids: the first resort of a
 * page is almost always new.
 */
function bringsNew(pages: readonly Fetched<ResortPage>[]): boolean {
  const before = pages.slice(0, -1);
  const isKnown = (id: string) => before.some(({ data }) => data.resorts.some((resort) => resort.id === id));
  return pages.at(-1)?.data.resorts.some(({ id }) => !isKnown(id)) ?? false;
}

/** How many resorts the API says it has; null if a page of a longer list does not say. */
function resortsInAll({ resorts, pagination: { totalCount, hasNext } }: ResortPage): number | null {
  const isSaid = totalCount > resorts.length || !hasNext;
  return isSaid && totalCount > 0 ? totalCount : null;
}

/** Queries of resorts: a filtered list page by page, one resort, the top-rated ones, and the filter options. */
export const resortQueries = {
  all: ['resorts'] as const,
  lists: ['resorts', 'list'] as const,
  topRatedLists: ['resorts', 'top-rated'] as const,
  details: RESORT_DETAILS,
  /** Key of the catalogue, whose code (`catalogueQueries`) the front page does without. */
  catalogue: ['catalogue', 'all'] as const,

  list: (params: ResortListParams) =>
    infiniteQueryOptions({
      queryKey: [...resortQueries.lists, params],
      queryFn: (context) => getListPage(params, context),
      initialPageParam: 1,
      getNextPageParam: ({ data: { pagination } }, pages, lastPage) =>
        pagination.hasNext && bringsNew(pages) ? lastPage + 1 : undefined,
      staleTime: FRESH_FOR.resortList,
      gcTime: RESORT_LISTS_GC_TIME,
    }),

  /** How many resorts there are, from the first page of all; null if a page of a longer list does not say. */
  count: () =>
    queryOptions({
      queryKey: ['resorts', 'count'],
      queryFn: async ({ client }): Promise<Fetched<number | null>> => {
        const { pages } = await client.fetchInfiniteQuery(resortQueries.list({}));
        return fetchedNow(pages[0] ? resortsInAll(pages[0].data) : null);
      },
      staleTime: FRESH_FOR.resortList,
      select: dataOf,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: [...resortQueries.details, id],
      queryFn: ({ signal }) => getResort(id, signal),
      staleTime: FRESH_FOR.resort,
      select: dataOf,
    }),

  topRated: (limit: number) =>
    queryOptions({
      queryKey: [...resortQueries.topRatedLists, limit],
      queryFn: ({ signal }) => getTopRatedResorts(limit, signal),
      staleTime: FRESH_FOR.resort,
      select: dataOf,
    }),

  filterOptions: () =>
    queryOptions({
      queryKey: ['resorts', 'filters'],
      queryFn: ({ signal }) => getFilterOptions(signal),
      staleTime: FRESH_FOR.filterOptions,
      select: dataOf,
      gcTime: FILTER_OPTIONS_GC_TIME,
      retry: 1,
      refetchOnWindowFocus: false,
    }),
};

/** How many resorts there are, as a list of all of them or the catalogue says that was loaded before; null while unknown. */
export function countInCache(client: QueryClient): number | null {
  const lists = client.getQueriesData<InfiniteData<Fetched<ResortPage>>>({
    queryKey: resortQueries.lists,
    predicate: ({ queryKey }) => Object.keys(queryKey[2] ?? {}).every((name) => name === 'sortBy'),
  });
  const [page] = lists.flatMap(([, list]) => list?.pages ?? []);
  const catalogue = client.getQueryData<Catalogue>(resortQueries.catalogue);
  return (page && resortsInAll(page.data)) ?? (catalogue?.isComplete ? catalogue.total : null);
}
