import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { FRESH_FOR } from '@/config/constants';
import { snapshotFacts } from '@/lib/snapshot';
import { getResorts } from '../resorts/resorts.client';
import { resortQueries } from '../resorts/resorts.queries';
import { type Catalogue, toCatalogue, withRefreshed } from './catalogue';
import { getSnapshot } from './catalogue.client';
import { loadPages } from './load-pages';
import { followRefreshedResorts, refreshedSince } from './refreshed-resorts';

/** Each page is a query of its own until all have loaded: it is retried alone, and not requested again if another one fails. */
const pageQuery = (page: number) =>
  queryOptions({
    queryKey: ['catalogue', 'page', page],
    queryFn: ({ signal }) => getResorts({ page }, signal),
    staleTime: FRESH_FOR.catalogue,
    gcTime: FRESH_FOR.catalogue,
    structuralSharing: false,
  });

async function readSnapshot(client: QueryClient, signal: AbortSignal): Promise<Catalogue | null> {
  const facts = await snapshotFacts();
  if (!facts?.catalogue) return null;
  try {
    const { resorts, savedAt } = await getSnapshot(facts.catalogue, signal);
    const byRating = resorts.toSorted((a, b) => b.rating - a.rating);
    const parts = { resorts: byRating, total: resorts.length, savedAt: null, snapshotAt: savedAt };
    return withRefreshed(toCatalogue(parts, true), refreshedSince(client, Date.parse(savedAt)));
  } catch {
    // Without a readable file, the API's pages are loaded; the caller checks the signal of a cancelled load.
    return null;
  }
}

async function loadCatalogue(
  client: QueryClient,
  signal: AbortSignal,
  onProgress: (catalogue: Catalogue) => void,
): Promise<Catalogue> {
  followRefreshedResorts(client, catalogueQueries.all().queryKey);
  const saved = await readSnapshot(client, signal);
  signal.throwIfAborted();
  if (saved) return saved;
  const cancelPages = () => void client.cancelQueries({ queryKey: catalogueQueries.pages });
  signal.addEventListener('abort', cancelPages, { once: true });
  const catalogue = await loadPages((page) => {
    signal.throwIfAborted();
    return client.fetchQuery(pageQuery(page));
  }, onProgress);
  // Hundreds of unused queries would slow down everything that searches the cache. If the catalogue is incomplete, the next
  // load continues from the pages that are there.
  if (catalogue.isComplete) client.removeQueries({ queryKey: catalogueQueries.pages });
  return catalogue;
}

/** The result of the server's text search over all pages. */
interface SearchResult {
  ids: ReadonlySet<string>;
  /** How many resorts the server says there are. */
  total: number;
  /** False if the server sent fewer resorts than its total. */
  isComplete: boolean;
}

/** Throws an AppError if a page cannot be loaded. */
async function loadSearch(search: string, signal: AbortSignal): Promise<SearchResult> {
  const found = await loadPages((page) => getResorts({ search, page }, signal));
  return { ids: new Set(found.resorts.map(({ id }) => id)), total: found.total, isComplete: found.isComplete };
}

/** Queries of the catalogue: the facts of every resort, and which of them a text search finds. */
export const catalogueQueries = {
  pages: ['catalogue', 'page'] as const,

  /**
   * Every resort, from the build's snapshot if there is one, else from the API's pages. Its data grows while it loads (see
   * `isComplete`). After a failure halfway it has both data and an error; a refetch continues from there.
   */
  all: () =>
    queryOptions({
      queryKey: resortQueries.catalogue,
      queryFn: ({ client, queryKey, signal }) => {
        // A complete catalogue stays until the new one is complete.
        const isShown = !client.getQueryData<Catalogue>(queryKey)?.isComplete;
        return loadCatalogue(client, signal, (partial) => {
          if (isShown && !signal.aborted) client.setQueryData(queryKey, partial);
        });
      },
      staleTime: ({ state: { data } }) => {
        // A partial catalogue is always stale; the file of a snapshot never changes.
        if (!data?.isComplete) return 0;
        return data.snapshotAt === null ? FRESH_FOR.catalogue : Number.POSITIVE_INFINITY;
      },
      gcTime: FRESH_FOR.catalogue,
      retry: false,
      refetchOnWindowFocus: false,
      // Thousands of resorts are compared faster by identity than field by field.
      structuralSharing: false,
    }),

  /** Which resorts the server's text search finds; the other filters are then applied to the catalogue. */
  search: (search: string) =>
    queryOptions({
      queryKey: ['catalogue', 'search', search],
      queryFn: ({ signal }) => loadSearch(search, signal),
      staleTime: FRESH_FOR.resortList,
      gcTime: FRESH_FOR.resortList,
      structuralSharing: false,
    }),
};
