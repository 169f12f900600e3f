import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { weatherQueries } from '@/api/weather/weather.queries';
import { createSnowReportStore, type SnowRows } from './snow-report-store';

const keysOf = (id: string): QueryKey[] => [weatherQueries.current(id).queryKey, weatherQueries.forecast(id).queryKey];

export interface SnowReports {
  /** By id; a resort that has just been added may be missing. */
  rows: SnowRows;
  /** Requests every report anew. */
  refresh: () => void;
  /** Requests those reports of a resort again that did not load. */
  retry: (id: string) => void;
}

/**
 * Conditions and forecasts of many resorts, each as soon as it is there: what is cached at once, then the requests, a few
 * resorts at a time, those in view first.
 * @param hasConditions false, from the first render on: the forecasts alone are needed
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
  // What comes is no reason to keep a tap or a key waiting.
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
