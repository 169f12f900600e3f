import { useQueries, useQuery } from '@tanstack/react-query';
import type { Catalogue } from '@/api/catalogue/catalogue';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import type { Resort } from '@/api/resorts/resort.schema';
import { resortQueries } from '@/api/resorts/resorts.queries';
import type { AppError } from '@/lib/errors';

/** What became of one id of a comparison. */
export type ComparedResort =
  | { id: string; state: 'there'; resort: Resort }
  | { id: string; state: 'loading' }
  | { id: string; state: 'unknown' }
  | { id: string; state: 'failed'; error: AppError; isRetrying: boolean; retry: () => void };

const noResorts: readonly Resort[] = [];

/**
 * The resorts of a comparison in the order of their ids, and the catalogue that their differences are measured by. A
 * resort's own response counts; where it is missing, what the catalogue knows of it.
 */
export function useComparedResorts(ids: readonly string[]): {
  compared: ComparedResort[];
  catalogue: Catalogue | undefined;
  catalogueQuery: { error: AppError | null; isFetching: boolean; refetch: () => unknown };
} {
  const catalogueQuery = useQuery(catalogueQueries.all());
  const details = useQueries({ queries: ids.map((id) => resortQueries.detail(id)) });
  const listed = catalogueQuery.data?.resorts ?? noResorts;
  const compared = ids.map((id, index): ComparedResort => {
    const { data, error, isFetching, refetch } = details[index] ?? {};
    if (error?.code === 'NOT_FOUND_ERROR' && !data) return { id, state: 'unknown' };
    const resort = data ?? listed.find((other) => other.id === id);
    if (resort) return { id, state: 'there', resort };
    if (!error) return { id, state: 'loading' };
    return { id, state: 'failed', error, isRetrying: isFetching === true, retry: () => void refetch?.() };
  });
  return { compared, catalogue: catalogueQuery.data, catalogueQuery };
}
