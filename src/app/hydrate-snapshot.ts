import { type DehydratedState, hydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { DEHYDRATED_STATE_ID } from '@/config/snapshot';
import { barePath } from '@/lib/site-address';

/** Whether the document contains its page's data. */
export const hasDehydratedState = (): boolean => document.getElementById(DEHYDRATED_STATE_ID) !== null;

/** `dataUpdatedAt` of a snapshot whose time is unknown: long ago. Zero would mean that there is no data. */
export const UNKNOWN_TIME = 1;

/**
 * Puts the document's dehydrated state into the cache before anything is requested, with its age still unknown. If the
 * state cannot be read, the page is rendered from scratch instead of being hydrated.
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

/** Sets the snapshot's time (an ISO instant) on the data that came with the page, which is stale until then. */
export function dateSnapshot(queryClient: QueryClient, savedAt: string): void {
  // If this clock is behind the server's, the data must not stay fresh for too long.
  const dataUpdatedAt = Math.min(Date.parse(savedAt), Date.now());
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.state.dataUpdatedAt === UNKNOWN_TIME) query.setState({ ...query.state, dataUpdatedAt });
  }
}

/**
 * Whether the document holds the prerendered page of an address, with its data, and has not been hydrated yet. Until
 * then the cache must hold exactly the data the page was prerendered with.
 * @param queryKey the main query of the page
 */
export function bringsItsData(queryClient: QueryClient, queryKey: QueryKey, { pathname, search }: URL): boolean {
  const isWaiting = document.getElementById('root')?.dataset.page === barePath(pathname) && search === '';
  return isWaiting && queryClient.getQueryData(queryKey) !== undefined;
}
