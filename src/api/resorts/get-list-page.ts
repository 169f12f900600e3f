import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Fetched } from '@/lib/fetched';
import type { Resort } from './resort.schema';
import type { ResortPage } from './resort-list.schema';
import { getResorts, type ResortListParams } from './resorts.client';

/** Key of the queries of single resorts. */
export const RESORT_DETAILS = ['resorts', 'detail'] as const;

interface ListPageContext {
  client: QueryClient;
  queryKey: QueryKey;
  pageParam: number;
  signal: AbortSignal;
}

/**
 * A page of a list for its infinite query. A refetch makes one request, for the first page, however many pages are loaded.
 * Later pages stay as the network sent them, except for resorts fetched individually since. Throws an AppError.
 */
export async function getListPage(params: ResortListParams, context: ListPageContext): Promise<Fetched<ResortPage>> {
  const { client, queryKey, pageParam, signal } = context;
  const loaded = client.getQueryData<InfiniteData<Fetched<ResortPage>>>(queryKey)?.pages ?? [];
  const before = loaded[pageParam - 1];
  // One that came from the cache of an earlier visit is requested again.
  if (before && pageParam > 1 && before.savedAt === null)
    return withNewer(before, client, client.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
  const page = await getResorts({ ...params, page: pageParam }, signal);
  // Resorts that dropped out of the first page now belong to the second, which is not refetched: they stay on the first.
  const isFollowed = pageParam === 1 && loaded.length > 1 && page.data.pagination.hasNext;
  return before && isFollowed ? withDroppedResorts(page, before) : page;
}

/** The first page as it is now, and after it the resorts that were on it before. */
function withDroppedResorts({ data, savedAt }: Fetched<ResortPage>, before: Fetched<ResortPage>): Fetched<ResortPage> {
  const ids = new Set(data.resorts.map(({ id }) => id));
  const resorts = [...data.resorts, ...before.data.resorts.filter(({ id }) => !ids.has(id))];
  return { data: { ...data, resorts }, savedAt };
}

/** The page, with the resorts that were fetched individually since `time` (epoch ms) replaced. */
function withNewer(page: Fetched<ResortPage>, client: QueryClient, time: number): Fetched<ResortPage> {
  const newer = new Map(
    client
      .getQueryCache()
      .findAll({ queryKey: RESORT_DETAILS, predicate: ({ state }) => state.dataUpdatedAt > time })
      .map(({ state }) => state.data as Fetched<Resort>)
      // A cached response may be older than the page.
      .filter(({ savedAt }) => savedAt === null)
      .map(({ data }) => [data.id, data] as const),
  );
  if (newer.size === 0) return page;
  const resorts = page.data.resorts.map((resort) => newer.get(resort.id) ?? resort);
  return { ...page, data: { ...page.data, resorts } };
}
