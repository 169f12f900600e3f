import { dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Resort } from '@/api/resorts/resort.schema';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { HOME_TOP_RESORTS } from '@/config/constants';
import { noServerFilters, toListParams } from '@/domain/filters/server-filters';
import type { Fetched } from '@/lib/fetched';
import type { Snapshot } from './snapshot';

/** A query of a page with its data from the snapshot. */
export interface PageQuery {
  queryKey: QueryKey;
  data: unknown;
}

const fetched = <Data>(data: Data): Fetched<Data> => ({ data, savedAt: null, isSnapshot: true });

const detail = (resort: Resort): PageQuery => ({
  queryKey: resortQueries.detail(resort.id).queryKey,
  data: fetched(resort),
});

/** The queries of each kind of page. */
export const pageQueries = {
  home: ({ topRated, resorts }: Snapshot): PageQuery[] => [
    { queryKey: resortQueries.count().queryKey, data: fetched(resorts.size) },
    { queryKey: resortQueries.topRated(HOME_TOP_RESORTS).queryKey, data: fetched(topRated) },
  ],
  resorts: ({ firstPage, filterOptions }: Snapshot): PageQuery[] => [
    {
      queryKey: resortQueries.list(toListParams(noServerFilters)).queryKey,
      data: { pages: [fetched(firstPage)], pageParams: [1] },
    },
    { queryKey: resortQueries.filterOptions().queryKey, data: fetched(filterOptions) },
  ],
  resort: (resort: Resort) => (): PageQuery[] => [detail(resort)],
  relatedResorts:
    (ids: readonly string[]) =>
    ({ resorts }: Snapshot): PageQuery[] =>
      ids.flatMap((id) => {
        const resort = resorts.get(id);
        return resort ? [detail(resort)] : [];
      }),
};

/** Fills a cache with data as the page's JSON will hold it, where NaN becomes null. */
export function fillCache(queryClient: QueryClient, queries: readonly PageQuery[]): void {
  for (const { queryKey, data } of queries) queryClient.setQueryData(queryKey, JSON.parse(JSON.stringify(data)));
}

/** Characters that could end a script element, or a line in old parsers. */
const UNSAFE = /[<\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The dehydrated state of a cache as JSON, escaped for a script element. Without timestamps, so that unchanged data
 * gives the same page in every build.
 */
export function dehydratedState(queryClient: QueryClient): string {
  const queries = dehydrate(queryClient).queries.map(({ dehydratedAt: _, ...query }) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: 0 },
  }));
  return JSON.stringify({ queries }).replaceAll(UNSAFE, escaped);
}
