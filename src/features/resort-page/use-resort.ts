import { type InfiniteData, onlineManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resort } from '@/api/resorts/resort.schema';
import type { ResortPage } from '@/api/resorts/resort-list.schema';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { networkError } from '@/config/error-catalogue';
import { useAnnounceFailure } from '@/lib/announce-failure';
import type { Fetched } from '@/lib/fetched';
import { focusHeading } from '@/lib/focus-heading';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';

/** The resort from a cached list or row of cards, if there is one. */
function findListed(queryClient: QueryClient, id: string): Fetched<Resort> | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<Fetched<ResortPage>>>({ queryKey: resortQueries.lists });
  const rows = queryClient.getQueriesData<Fetched<Resort[]>>({ queryKey: resortQueries.topRatedLists });
  const fetched = [
    ...lists.flatMap(([, list]) => list?.pages ?? []).map(({ data, savedAt }) => ({ data: data.resorts, savedAt })),
    ...rows.flatMap(([, row]) => row ?? []),
  ];
  for (const { data, savedAt } of fetched) {
    const found = data.find((resort) => resort.id === id);
    if (found) return { data: found, savedAt };
  }
  return undefined;
}

/**
 * The resort of a page. While its own response is pending, data from a cached list is used (`isPreview`). `failure` is
 * set only if there is no data at all; a failed refetch is just announced.
 */
export function useResort(id: string) {
  const queryClient = useQueryClient();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...resortQueries.detail(id),
    placeholderData: () => findListed(queryClient, id),
    // The route fetches on every visit, so an existing failure is this visit's. A network failure may predate the
    // network: the page's chunk had to wait for it too.
    retryOnMount: ({ state: { error } }) => error?.code === networkError.code && onlineManager.isOnline(),
  });
  const isUnknown = error?.code === 'NOT_FOUND_ERROR';
  useAnnounceFailure(error, { failure: m.resorts_one_failed(), isShownInline: data === undefined && !isUnknown });
  const failure = data === undefined ? error : null;
  // Retrying removes the button and its focus, and failing again the heading that replaced it: the next one is focused.
  useRestoreFocus(focusHeading, failure !== null);
  return {
    resort: data,
    isPreview: isPlaceholderData,
    isUnknown,
    failure,
    retry: () => void refetch(),
  };
}
