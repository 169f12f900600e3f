import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resort } from '@/api/resorts/resort.schema';
import { resortQueries } from '@/api/resorts/resorts.queries';

type Listed = Resort[] | { pages?: { resorts: Resort[] }[] };

/** The resort as a list or a row of cards has already brought it, if one has. */
function findListed(queryClient: QueryClient, id: string): Resort | undefined {
  const lists = [
    ...queryClient.getQueriesData<Listed>({ queryKey: resortQueries.lists }),
    ...queryClient.getQueriesData<Listed>({ queryKey: resortQueries.topRatedOfAnyNumber }),
  ];
  for (const [, list] of lists) {
    const listed = Array.isArray(list) ? list : (list?.pages?.flatMap(({ resorts }) => resorts) ?? []);
    const found = listed.find((resort) => resort.id === id);
    if (found) return found;
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
  return {
    resort: data,
    isPreview: isPlaceholderData,
    isUnknown,
    failure: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
