import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { resortQueries } from '@/api/resorts/resorts.queries';
import type { GridItem } from './card/resort-grid';

export interface ResortEntry {
  id: string;
  /** The resort, where it is known already. */
  resort?: Resort | null;
}

const combine = (results: UseQueryResult<Resort>[]) => results.map(({ data, isPending }) => ({ data, isPending }));

/**
 * Resorts named by id, in that order, each as soon as it is there; those on their way are pending, and those that the
 * API does not know are left out silently.
 */
export function useResortsById(entries: readonly ResortEntry[]): GridItem[] {
  const missing = entries.filter(({ resort }) => !resort).map(({ id }) => id);
  const found = useQueries({ queries: missing.map((id) => resortQueries.detail(id)), combine });
  return useMemo(() => {
    const results = found.values();
    return entries.flatMap(({ id, resort }): GridItem[] => {
      if (resort) return [resort];
      const { data, isPending } = results.next().value ?? {};
      return data ? [data] : isPending ? [{ id, isPending }] : [];
    });
  }, [entries, found]);
}
