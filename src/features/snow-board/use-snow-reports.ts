import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { weatherQueries } from '@/api/weather/weather.queries';
import { createSnowReportStore, type SnowRows } from './snow-report-store';

const keysOf = (id: string): QueryKey[] => [weatherQueries.current(id).queryKey, weatherQueries.forecast(id).queryKey];

export interface SnowReports {
  /** By id; a resort just added may be missing. */
  rows: SnowRows;
  /** Requests all reports again. */
  refresh: () => void;
  /** Requests a resort's failed reports again. */
  retry: (id: string) => void;
}

/**
 * Conditions and forecasts of many resorts, each as soon as it arrives: cached ones at once, then a few resorts at a
 * time, those in view first.
 * @param hasConditions false if only forecasts are needed; must not change
 */
export function useSnowReports(
  ids: readonly string[],
  inView: RefObject<ReadonlySet<string>>,
  hasConditions = true,
): SnowReports {
  const queryClient = useQueryClient();
  const [store] = useState(() => {
    const made = createSnowReportStore({ queryClient, inView, hasConditions });
    made.follow(ids);
    return made;
  });
  const [rows, setRows] = useState(store.rows);

  useEffect(() => store.follow(ids), [store, ids]);
  // A response must not delay a tap or a key.
  useEffect(() => store.listen((next) => startTransition(() => setRows(next))), [store]);

  const retry = useCallback(
    (id: string) => {
      for (const queryKey of keysOf(id)) {
        if (queryClient.getQueryData(queryKey) === undefined)
          void queryClient.refetchQueries({ queryKey, exact: true });
      }
    },
    [queryClient],
  );
  return {
    rows,
    refresh: () => {
      for (const queryKey of ids.flatMap(keysOf)) {
        void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
      }
      store.refresh();
    },
    retry,
  };
}
