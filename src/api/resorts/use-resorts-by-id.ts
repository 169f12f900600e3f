import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resort } from './resort.schema';
import { resortQueries } from './resorts.queries';

/** A resort of which only the id is known so far. */
export interface PendingResort {
  id: string;
  isPending: true;
}

/** A resort named by its id, such as a favorite. */
interface ResortEntry {
  resortId: string;
  /** The resort, if it is known already. */
  resort?: Resort | null;
}

const none: readonly ResortEntry[] = [];

const combine = (results: UseQueryResult<Resort>[]) => results.map(({ data, isPending }) => ({ data, isPending }));

/**
 * Resorts named by id, in that order, each as soon as it has loaded. Those still loading are pending; those the API does
 * not know are left out. Undefined while the entries are. Pass the same array until they change.
 */
export function useResortsById(entries: readonly ResortEntry[] | undefined): (Resort | PendingResort)[] | undefined {
  const missing = (entries ?? none).filter(({ resort }) => !resort).map(({ resortId }) => resortId);
  const found = useQueries({ queries: missing.map((id) => resortQueries.detail(id)), combine });
  return useMemo(() => {
    const results = found.values();
    return entries?.flatMap(({ resortId, resort }): (Resort | PendingResort)[] => {
      if (resort) return [resort];
      const { data, isPending } = results.next().value ?? {};
      return data ? [data] : isPending ? [{ id: resortId, isPending }] : [];
    });
  }, [entries, found]);
}
