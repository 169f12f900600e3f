import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RESORTS_AT_ONCE } from '@/config/constants';
import type { AppError } from '@/lib/errors';
import { limitConcurrency } from '@/lib/limit-concurrency';
import type { Resort } from './resort.schema';
import { getResort } from './resorts.client';
import { resortQueries } from './resorts.queries';

/** A resort of which only the id is known so far. */
export interface PendingResort {
  id: string;
  isPending: true;
}

/** Resorts that could not be loaded, though the API may know them. */
export interface FailedResorts {
  ids: readonly string[];
  /** Of the first of them. */
  error: AppError;
  /** Requests them again. */
  retry: () => void;
}

/** A resort named by its id, such as a favorite. */
interface ResortEntry {
  resortId: string;
  /** The resort, if it is known already. */
  resort?: Resort | null;
}

// There may be many favorites, whose requests must not block others.
const limited = limitConcurrency(RESORTS_AT_ONCE);
const detailOf = (id: string) => ({
  ...resortQueries.detail(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => limited(() => getResort(id, signal), signal),
});

const combine = (results: UseQueryResult<Resort>[]) =>
  results.map(({ data, isPending, error, refetch }) => ({ data, isPending, error, refetch }));

/**
 * Resorts named by id, in that order, each as soon as it has loaded. Those still loading are pending; those the API does
 * not know are left out (`unlistedIds`), and so are those that failed (`failure`). `resorts` is undefined while the entries are.
 * Pass the same array until they change.
 */
export function useResortsById(entries: readonly ResortEntry[] | undefined): {
  resorts: (Resort | PendingResort)[] | undefined;
  failure: FailedResorts | null;
  unlistedIds: readonly string[];
} {
  const missing = useMemo(
    () => (entries ?? []).filter(({ resort }) => !resort).map(({ resortId }) => resortId),
    [entries],
  );
  const found = useQueries({ queries: missing.map(detailOf), combine });
  return useMemo(() => {
    const results = new Map(missing.map((id, index) => [id, found[index]]));
    const failed: { id: string; error: AppError; refetch: () => unknown }[] = [];
    const unlistedIds: string[] = [];
    const resorts = entries?.flatMap(({ resortId: id, resort }): (Resort | PendingResort)[] => {
      if (resort) return [resort];
      const { data, isPending, error, refetch } = results.get(id) ?? {};
      if (data) return [data];
      if (error?.code === 'NOT_FOUND_ERROR') unlistedIds.push(id);
      else if (error && refetch) failed.push({ id, error, refetch });
      return isPending ? [{ id, isPending }] : [];
    });
    const [first] = failed;
    const failure = first && {
      ids: failed.map(({ id }) => id),
      error: first.error,
      retry: () => {
        for (const { refetch } of failed) void refetch();
      },
    };
    return { resorts, failure: failure ?? null, unlistedIds };
  }, [entries, missing, found]);
}
