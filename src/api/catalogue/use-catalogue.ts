import { CancelledError, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AppError } from '@/lib/errors';
import type { Resort } from '../resorts/resort.schema';
import { type Catalogue, type CatalogueProgress, catalogueProgress } from './catalogue';
import { catalogueQueries } from './catalogue.queries';

/** How much of the catalogue there is, and what can be done about the rest. */
export interface CatalogueLoading {
  progress: CatalogueProgress;
  /** True while it is loading and incomplete. */
  isLoading: boolean;
  error: AppError | null;
  retry: () => void;
  /** Stops loading and keeps the part that is there. */
  cancel: () => void;
}

/** The catalogue, as components see it. */
export interface CatalogueState extends CatalogueLoading {
  /** What has loaded so far; null before anything has. */
  catalogue: Catalogue | null;
  /** What results may be based on: all resorts, or the part that loaded once loading has ended; null until then. */
  resorts: readonly Resort[] | null;
}

/** Loads the catalogue while `isNeeded`; one load serves every component that needs it. */
export function useCatalogue(isNeeded: boolean): CatalogueState {
  const query = catalogueQueries.all();
  const client = useQueryClient();
  const { data, isFetching, error, refetch } = useQuery({
    ...query,
    enabled: isNeeded,
    // A list that does not need the catalogue does not render while another part of the page loads it.
    ...(!isNeeded && { notifyOnChangeProps: [] }),
  });
  const isLoading = isNeeded && isFetching && !data?.isComplete;
  const hasAny = data !== undefined && (data.isComplete || data.resorts.length > 0);
  return {
    catalogue: data ?? null,
    progress: catalogueProgress(data ?? null),
    resorts: isNeeded && !isLoading && hasAny ? data.resorts : null,
    isLoading,
    error: error instanceof CancelledError ? null : error,
    retry: () => void refetch(),
    // Do not revert to the state before the load began.
    cancel: () => void client.cancelQueries({ queryKey: query.queryKey }, { revert: false }),
  };
}

/** Which resorts a list's text search finds, while needed; null without a search, or until it is known. */
export function useSearchResult(search: string, isNeeded: boolean) {
  const isSearch = isNeeded && search !== '';
  const { data, error, isFetching, refetch } = useQuery({ ...catalogueQueries.search(search), enabled: isSearch });
  const result = isSearch && data ? data : null;
  return {
    result,
    ids: result?.ids ?? null,
    /** True if there is nothing to wait for. */
    isKnown: search === '' || result !== null,
    isLoading: isSearch && isFetching && !data,
    error: isSearch ? error : null,
    retry: () => void refetch(),
  };
}

/**
 * Whether a list needs a notice about the catalogue: not if it is complete, not while its file loads, which brings all of it
 * at once, and not if a failure is shown in place of the list.
 */
export function needsCatalogueNotice({ progress, isLoading, error }: CatalogueLoading): boolean {
  const { loaded, isComplete, isCapped } = progress;
  if (isComplete && !isCapped) return false;
  return loaded > 0 || (!isLoading && error === null);
}
