import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resort } from '@/api/resorts/resort.schema';
import type { ResortPage } from '@/api/resorts/resort-list.schema';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { messages } from '@/config/messages';
import { useAnnounceFailure } from '@/lib/announce-failure';
import type { Fetched } from '@/lib/fetched';

/** The resort as a list or a row of cards has already brought it, if one has. */
function findListed(queryClient: QueryClient, id: string): Fetched<Resort> | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<Fetched<ResortPage>>>({ queryKey: resortQueries.lists });
  const rows = queryClient.getQueriesData<Fetched<Resort[]>>({ queryKey: resortQueries.topRatedOfAnyNumber });
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
 * The resort of a page. While its own answer is on the way, what a list has told of it stands in (`isPreview`).
 * Without any answer there is `failure`; one that stays behind an answer already shown is only announced.
 */
export function useResort(id: string) {
  const queryClient = useQueryClient();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...resortQueries.detail(id),
    placeholderData: () => findListed(queryClient, id),
    // The route asks on every visit, so a failure that is there already is this visit's.
    retryOnMount: false,
  });
  const isUnknown = error?.code === 'NOT_FOUND_ERROR';
  useAnnounceFailure(error, { failure: messages.resorts.oneFailed, isShownInline: data === undefined && !isUnknown });
  return {
    resort: data,
    isPreview: isPlaceholderData,
    isUnknown,
    failure: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
