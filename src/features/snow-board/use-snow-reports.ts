import { type QueryKey, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { weatherQueries } from '@/api/weather/weather.queries';
import type { ForecastDay, Weather } from '@/api/weather/weather.schema';
import { FRESH_FOR, WEATHER_AT_ONCE } from '@/config/constants';
import type { Fetched } from '@/lib/fetched';
import { nextRows } from './rules/next-rows';
import { type Report, type SnowFigures, snowFigures } from './rules/snow-figures';

interface RequestedReport<Data> extends Report<Data> {
  isFetching: boolean;
  /** It failed and waits to be retried, or is retried. */
  isRetried: boolean;
  /** When it last came, also from the service worker's cache, and when it last failed (epoch ms); 0: never. */
  cameAt: number;
  failedAt: number;
}

const weatherAsFetched = (fetched: Fetched<Weather>) => fetched;
const forecastAsFetched = (fetched: Fetched<ForecastDay[]>) => fetched;

function combine<Data>(results: UseQueryResult<Fetched<Data>>[]): RequestedReport<Data>[] {
  return results.map(({ data: fetched, dataUpdatedAt, errorUpdatedAt, failureCount, isFetching }) => ({
    data: fetched?.data,
    givenAt: fetched ? (fetched.savedAt ? Date.parse(fetched.savedAt) : dataUpdatedAt) : null,
    hasFailed: fetched === undefined && errorUpdatedAt > 0,
    isFetching,
    isRetried: failureCount > 0,
    cameAt: dataUpdatedAt,
    failedAt: errorUpdatedAt,
  }));
}
const combineWeather = combine<Weather>;
const combineForecast = combine<ForecastDay[]>;

const keysOf = (id: string): QueryKey[] => [weatherQueries.current(id).queryKey, weatherQueries.forecast(id).queryKey];

/** A resort's row as far as its requests are concerned. */
export interface SnowRowState {
  id: string;
  figures: SnowFigures;
  isFetching: boolean;
  /**
   * Both reports have come or failed since the board was opened or refreshed, or were fresh then; one that is tried again is
   * not waited for.
   */
  isSettled: boolean;
}

export interface SnowReports {
  /** In the order of the ids. */
  rows: readonly SnowRowState[];
  /** Requests every report anew. */
  refresh: () => void;
  /** Requests those reports of a resort again that did not load. */
  retry: (id: string) => void;
}

/**
 * Conditions and forecasts of many resorts, each as soon as it is there: what is cached at once, then the requests, a few
 * resorts at a time, those in view first.
 * @param hasConditions false: the forecasts alone are needed
 */
export function useSnowReports(
  ids: readonly string[],
  inView: RefObject<ReadonlySet<string>>,
  hasConditions = true,
): SnowReports {
  const queryClient = useQueryClient();
  const [started, setStarted] = useState<ReadonlySet<string>>(() => new Set());
  // Responses older than `oldest` are requested anew, failures from before the board was opened or refreshed as well.
  const [{ oldest, openedAt }, setTimes] = useState(() => {
    const openedAt = Date.now();
    return { oldest: openedAt - FRESH_FOR.weather, openedAt };
  });
  const weather = useQueries({
    queries: ids.map((id) => ({
      ...weatherQueries.current(id),
      select: weatherAsFetched,
      enabled: hasConditions && started.has(id),
    })),
    combine: combineWeather,
  });
  const forecast = useQueries({
    queries: ids.map((id) => ({ ...weatherQueries.forecast(id), select: forecastAsFetched, enabled: started.has(id) })),
    combine: combineForecast,
  });

  const { rows, requests } = useMemo(() => {
    const parts = ids.flatMap((id, index) => {
      const [conditions, days] = [weather[index], forecast[index]];
      if (!conditions || !days) return [];
      const needed: RequestedReport<unknown>[] = hasConditions ? [conditions, days] : [days];
      return [{ id, conditions, days, needed }];
    });
    const isFresh = ({ cameAt }: RequestedReport<unknown>) => cameAt >= oldest;
    const isSettled = (report: RequestedReport<unknown>) =>
      isFresh(report) || report.failedAt >= openedAt || report.isRetried;
    return {
      rows: parts.map(
        ({ id, conditions, days, needed }): SnowRowState => ({
          id,
          figures: snowFigures(conditions, days),
          isFetching: needed.some((report) => report.isFetching),
          isSettled: needed.every(isSettled),
        }),
      ),
      requests: parts.map(({ id, needed }) => ({
        id,
        isFresh: needed.every(isFresh),
        requests: started.has(id) ? needed.filter((report) => !isSettled(report)).length : 0,
      })),
    };
  }, [ids, weather, forecast, oldest, openedAt, started, hasConditions]);

  const startMore = useEffectEvent(() => {
    const next = nextRows(requests, started, inView.current, WEATHER_AT_ONCE);
    if (next.length > 0) setStarted(new Set([...started, ...next]));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a request has begun or ended.
  useEffect(() => startMore(), [requests]);

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
      const instant = Date.now();
      setTimes({ oldest: instant, openedAt: instant });
      setStarted(new Set());
    },
    retry,
  };
}
