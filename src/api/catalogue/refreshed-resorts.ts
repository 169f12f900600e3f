import { type InfiniteData, partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Fetched, savedAtOf } from '@/lib/fetched';
import type { Resort } from '../resorts/resort.schema';
import type { ResortPage } from '../resorts/resort-list.schema';
import { resortQueries } from '../resorts/resorts.queries';
import { type Catalogue, withRefreshed } from './catalogue';

/**
 * The resorts in the data of a query: a list, the top-rated ones, or one resort. Empty for any other query, and for a cached
 * response, which may be older than what it would replace.
 */
function resortsOf({ queryKey, state }: Query): Resort[] {
  if (state.data === undefined || savedAtOf(state.data) !== null) return [];
  if (partialMatchKey(queryKey, resortQueries.lists)) {
    return (state.data as InfiniteData<Fetched<ResortPage>>).pages.flatMap(({ data }) => data.resorts);
  }
  if (partialMatchKey(queryKey, resortQueries.topRatedLists)) return (state.data as Fetched<Resort[]>).data;
  if (partialMatchKey(queryKey, resortQueries.details)) return [(state.data as Fetched<Resort>).data];
  return [];
}

/** The resorts fetched since `time` (epoch ms), the newest last. */
export function refreshedSince(client: QueryClient, time: number): Resort[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: resortQueries.all, predicate: ({ state }) => state.dataUpdatedAt > time })
    .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    .flatMap(resortsOf);
}

const followed = new WeakSet<QueryClient>();

/** From now on, a resort fetched by any query replaces its older facts in the catalogue under `key`. */
export function followRefreshedResorts(client: QueryClient, key: QueryKey): void {
  if (followed.has(client)) return;
  followed.add(client);
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const newer = resortsOf(event.query);
    const updatedAt = client.getQueryState(key)?.dataUpdatedAt;
    if (newer.length === 0 || !updatedAt) return;
    client.setQueryData<Catalogue>(key, (held) => held && withRefreshed(held, newer), { updatedAt });
  });
}
