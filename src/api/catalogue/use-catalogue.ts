import { CancelledError, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AppError } from '@/lib/errors';
import type { Resort } from '../resorts/resort.schema';
import { type Catalogue, catalogueProgress } from './catalogue';
import { catalogueQueries } from './catalogue.queries';

/** The catalogue as a component finds it. */
export interface CatalogueState {
  /** What is loaded so far; null before anything is. */
  catalogue: Catalogue | null;
  /** What a result may be worked out over: all resorts, or the part that is there once loading has ended; else null. */
  resorts: readonly Resort[] | null;
  /** True while it is on its way and not whole. */
  isLoading: boolean;
  error: AppError | null;
  retry: () => void;
  /** Ends the loading with the part that is there. */
  cancel: () => void;
}

/** Loads the catalogue while `isNeeded`; one load serves every component that needs it. */
export function useCatalogue(isNeeded: boolean): CatalogueState {
  const query = catalogueQueries.all();
  const client = useQueryClient();
  const { data, isFetching, error, refetch } = useQuery({
    ...query,
    enabled: isNeeded,
    // A list that does without the catalogue does not render while another part of the page loads it.
    ...(!isNeeded && { notifyOnChangeProps: [] }),
  });
  const isLoading = isNeeded && isFetching && !data?.isComplete;
  const hasAny = data !== undefined && (data.isComplete || data.resorts.length > 0);
  return {
    catalogue: data ?? null,
    resorts: isNeeded && !isLoading && hasAny ? data.resorts : null,
    isLoading,
    error: error instanceof CancelledError ? null : error,
    retry: () => void refetch(),
    // Without going back to what there was before the load began.
    cancel: () => void client.cancelQueries({ queryKey: query.queryKey }, { revert: false }),
  };
}

/** Which resorts a list's text search finds, while that is needed; null where there is none, or until it is known. */
export function useSearchResult(search: string, isNeeded: boolean) {
  const isSearch = isNeeded && search !== '';
  const { data, error, isFetching, refetch } = useQuery({ ...catalogueQueries.search(search), enabled: isSearch });
  const result = isSearch && data ? data : null;
  return {
    result,
    ids: result?.ids ?? null,
    /** True where there is nothing to wait for. */
    isKnown: search === '' || result !== null,
    isLoading: isSearch && isFetching && !data,
    error: isSearch ? error : null,
    retry: () => void refetch(),
  };
}

/** What CatalogueNotice says of it. */
export const noticeOf = ({ catalogue, isLoading, error, retry, cancel }: CatalogueState) => ({
  ...catalogueProgress(catalogue),
  isLoading,
  error,
  onRetry: retry,
  onCancel: cancel,
});

/**
 * Whether something is to be said of the catalogue beside a list: not of a whole one, not of a file that is about to bring
 * all of it at once, and not of a failure that stands in place of the list.
 */
export function isNoticeShown({ held, isComplete, isCapped, isLoading, error }: ReturnType<typeof noticeOf>): boolean {
  if (isComplete && !isCapped) return false;
  return held > 0 || (!isLoading && error === null);
}
