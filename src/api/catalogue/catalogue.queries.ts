import { experimental_streamedQuery, type QueryClient, queryOptions } from '@tanstack/react-query';
import { FRESH_FOR } from '@/config/constants';
import { type Catalogue, toCatalogue, withRefreshed } from './catalogue';
import { getCataloguePage, getSnapshot, snapshotAddress } from './catalogue.client';
import { loadPages } from './load-pages';
import { followRefreshedResorts, refreshedSince } from './refreshed-resorts';

const none = toCatalogue({ resorts: [], total: 0, savedAt: null, snapshotAt: null }, false);

/** Pages are queries of their own: each is retried alone, and those that are there need no request after a failure. */
const pageQuery = (page: number) =>
  queryOptions({
    queryKey: ['catalogue', 'page', page],
    queryFn: ({ signal }) => getCataloguePage(page, signal),
    staleTime: FRESH_FOR.catalogue,
    gcTime: FRESH_FOR.catalogue,
    structuralSharing: false,
  });

async function readSnapshot(client: QueryClient, signal: AbortSignal): Promise<Catalogue | null> {
  const address = snapshotAddress();
  if (address === undefined) return null;
  try {
    const { resorts, savedAt } = await getSnapshot(address, signal);
    const byRating = [...resorts].sort((a, b) => b.rating - a.rating);
    const parts = { resorts: byRating, total: resorts.length, savedAt: null, snapshotAt: savedAt };
    const saved = toCatalogue(parts, true);
    return withRefreshed(saved, refreshedSince(client, Date.parse(savedAt)));
  } catch {
    // Without a readable file the API's pages serve; a cancelled load ends with the check of the signal below.
    return null;
  }
}

async function* loadCatalogue(client: QueryClient, signal: AbortSignal): AsyncGenerator<Catalogue> {
  followRefreshedResorts(client, catalogueQueries.all().queryKey);
  const saved = await readSnapshot(client, signal);
  signal.throwIfAborted();
  if (saved) {
    yield saved;
    return;
  }
  const cancelPages = () => void client.cancelQueries({ queryKey: catalogueQueries.pages });
  signal.addEventListener('abort', cancelPages, { once: true });
  yield* loadPages((page) => {
    signal.throwIfAborted();
    return client.fetchQuery(pageQuery(page));
  });
}

/** Reads of the catalogue: the facts of every resort. */
export const catalogueQueries = {
  pages: ['catalogue', 'page'] as const,

  /**
   * Every resort, from the build's snapshot where there is one, else from the API's pages. Its data grows while it loads:
   * see `isComplete`. After a failure half way it has both data and an error; a refetch goes on where it failed.
   */
  all: () =>
    queryOptions({
      queryKey: ['catalogue', 'all'],
      queryFn: (context) => {
        const held = context.client.getQueryData<Catalogue>(context.queryKey);
        return experimental_streamedQuery<Catalogue, Catalogue, readonly string[]>({
          streamFn: ({ client, signal }) => loadCatalogue(client, signal),
          reducer: (_before, catalogue) => catalogue,
          initialValue: none,
          // A whole catalogue stays until the new one is whole; a part gives way, so that progress can be seen.
          refetchMode: held?.isComplete ? 'replace' : 'reset',
        })(context);
      },
      // A part is never fresh; the file of a snapshot never changes.
      staleTime: ({ state: { data } }) =>
        !data?.isComplete ? 0 : data.snapshotAt ? Number.POSITIVE_INFINITY : FRESH_FOR.catalogue,
      gcTime: FRESH_FOR.catalogue,
      retry: false,
      refetchOnWindowFocus: false,
      // Thousands of resorts are compared faster by identity than field by field.
      structuralSharing: false,
    }),
};
