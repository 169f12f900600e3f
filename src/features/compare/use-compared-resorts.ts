import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCatalogue } from '@/api/catalogue/use-catalogue';
import type { Resort } from '@/api/resorts/resort.schema';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { COMPARED_MAX } from '@/config/constants';
import type { AppError } from '@/lib/errors';
import { readId } from '@/lib/lenient';

/** The state of one id of a comparison. */
export type ComparedResort =
  | { id: string; state: 'loaded'; resort: Resort }
  | { id: string; state: 'loading' }
  | { id: string; state: 'unknown' }
  | { id: string; state: 'failed'; error: AppError; retry: () => void };

// A path would resolve such an id ("..") to another address.
const isNoId = (id: string) => readId(id) === '';
const isNotFound = (error: AppError | null | undefined) => error?.code === 'NOT_FOUND_ERROR';
/** @param detail its query; undefined before the first request */
const isUnknown = (id: string, detail: { data: unknown; error: AppError | null } | undefined): boolean =>
  isNoId(id) || (isNotFound(detail?.error) && !detail?.data);

/** At most this many are requested, since anybody may have written the address. */
const LOOKED_UP_MAX = 2 * COMPARED_MAX;

/** The ids up to the last that is compared; unknown ones do not take up a place. */
export function idsToRequest(ids: readonly string[], isUnknown: (id: string) => boolean): readonly string[] {
  const possible = ids.slice(0, LOOKED_UP_MAX);
  const last = possible.filter((id) => !isUnknown(id))[COMPARED_MAX - 1];
  return last === undefined ? possible : possible.slice(0, possible.indexOf(last) + 1);
}

/**
 * The resorts of a comparison in the order of their ids, the ids that are ignored, and the catalogue that differences are measured against. A resort's
 * own response wins over its catalogue entry.
 */
export function useComparedResorts(ids: readonly string[]) {
  const catalogueState = useCatalogue(true);
  const queryClient = useQueryClient();
  const candidates = idsToRequest(ids, (id) =>
    isUnknown(id, queryClient.getQueryState(resortQueries.detail(id).queryKey)),
  );
  const details = useQueries({
    queries: candidates.map((id) => ({
      ...resortQueries.detail(id),
      enabled: !isNoId(id),
      // While an unknown id is requested again, the id that took its place would be dropped.
      retryOnMount: ({ state: { error } }: { state: { error: AppError | null } }) => !isNotFound(error),
    })),
  });
  const compared = candidates.map((id, index): ComparedResort => {
    const { data, error, refetch } = details[index] ?? {};
    if (isUnknown(id, details[index])) return { id, state: 'unknown' };
    const resort = data ?? catalogueState.catalogue?.resorts.find((other) => other.id === id);
    if (resort) return { id, state: 'loaded', resort };
    if (!error) return { id, state: 'loading' };
    return { id, state: 'failed', error, retry: () => void refetch?.() };
  });
  return { compared, surplus: ids.slice(candidates.length), catalogueState };
}
