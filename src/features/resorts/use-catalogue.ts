import { CancelledError, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Catalogue, wantedOf } from '@/api/catalogue/catalogue';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import type { AppError } from '@/lib/errors';

/** The catalogue as a component finds it. */
export interface CatalogueState {
  /** What is loaded so far; null before anything is. */
  catalogue: Catalogue | null;
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
  const { data, isFetching, error, refetch } = useQuery({ ...query, enabled: isNeeded });
  return {
    catalogue: data ?? null,
    isLoading: isNeeded && isFetching && !data?.isComplete,
    error: error instanceof CancelledError ? null : error,
    retry: () => void refetch(),
    // Without going back to what there was before the load began.
    cancel: () => void client.cancelQueries({ queryKey: query.queryKey }, { revert: false }),
  };
}

/** What CatalogueNotice says of it. */
export const noticeOf = ({ catalogue, isLoading, error, retry, cancel }: CatalogueState) => ({
  held: catalogue?.resorts.length ?? 0,
  wanted: catalogue ? wantedOf(catalogue) : 0,
  total: catalogue?.total ?? 0,
  isComplete: catalogue?.isComplete ?? false,
  isCapped: catalogue?.isCapped ?? false,
  isLoading,
  error,
  onRetry: retry,
  onCancel: cancel,
});
