import { type DehydratedState, hydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { DEHYDRATED_STATE_ID } from '@/config/snapshot';
import { barePath } from '@/lib/site-address';

/** Whether the document holds the data of the page it was prerendered for. */
export const hasDehydratedState = (): boolean => document.getElementById(DEHYDRATED_STATE_ID) !== null;

/** What stands for the time of a snapshot that is not known: long ago. Zero would mean that there is no data. */
export const UNKNOWN_TIME = 1;

/**
 * Takes the data that the page brings along into the cache, before anything is requested. How old it is is not known yet. A
 * page whose data cannot be read is rendered anew instead of being hydrated.
 */
export function hydrateSnapshot(queryClient: QueryClient): void {
  const element = document.getElementById(DEHYDRATED_STATE_ID);
  if (!element) return;
  try {
    const { queries } = JSON.parse(element.textContent) as DehydratedState;
    hydrate(queryClient, {
      queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: UNKNOWN_TIME } })),
    });
  } catch {
    delete document.getElementById('root')?.dataset.page;
  }
  element.remove();
}

/** Says of the data that came with the page when its snapshot was taken (an ISO instant); until then it counts as stale. */
export function dateSnapshot(queryClient: QueryClient, savedAt: string): void {
  // A clock that is behind the server's must not make the data young for longer than it is.
  const dataUpdatedAt = Math.min(Date.parse(savedAt), Date.now());
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.state.dataUpdatedAt === UNKNOWN_TIME) query.setState({ ...query.state, dataUpdatedAt });
  }
}

/**
 * Whether the page at an address is in the document with its data, and React has yet to hydrate it. Until then the cache must
 * hold what the page was prerendered with, and nothing that is newer.
 * @param queryKey the query that the page is about
 */
export function bringsItsData(queryClient: QueryClient, queryKey: QueryKey, { pathname, search }: URL): boolean {
  const isWaiting = document.getElementById('root')?.dataset.page === barePath(pathname) && search === '';
  return isWaiting && queryClient.getQueryData(queryKey) !== undefined;
}
