import { useQueries } from '@tanstack/react-query';
import type { Resort } from '@/api/resorts/resort.schema';
import { resortQueries } from '@/api/resorts/resorts.queries';

/**
 * Resorts named by id, in that order; those the API does not know are left out.
 * @returns the resorts found so far, and whether more may come
 */
export function useResortsById(ids: readonly string[]): { resorts: Resort[]; isPending: boolean } {
  return useQueries({
    queries: ids.map((id) => resortQueries.detail(id)),
    combine: (results) => ({
      resorts: results.flatMap(({ data }) => (data ? [data] : [])),
      isPending: results.some((result) => result.isPending),
    }),
  });
}
