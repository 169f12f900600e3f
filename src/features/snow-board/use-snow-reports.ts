import { onlineManager, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { weatherQueries } from '@/api/weather/weather.queries';
import type { ForecastDay, Weather } from '@/api/weather/weather.schema';
import { FRESH_FOR } from '@/config/constants';
import { type Report, type SnowFigures, snowFigures } from '@/domain/snow/snow-figures';
import { useAnnounceFailure } from '@/lib/announce-failure';
import type { AppError } from '@/lib/errors';
import type { Fetched } from '@/lib/fetched';
import { m } from '@/paraglide/messages';

/** What has become of a resort's reports. Unchanged ones, and their figures, keep their identity. */
interface ResortReports {
  figures: SnowFigures;
  /** One of its reports has failed and is being requested again. */
  isRetrying: boolean;
  /**
   * Both reports have arrived or failed since the board was opened or refreshed, or were fresh then. Does not wait for
   * retries.
   */
  isSettled: boolean;
}

interface SnowReportsOptions {
  /** Whether a resort's requests come before others; a stable function. */
  isInView?: (id: string) => boolean;
  /** False if only forecasts are needed. */
  hasConditions?: boolean;
}

/** What a query's `select` gives: its response under the name of the report. */
interface NamedReport {
  weather?: Fetched<Weather>;
  forecast?: Fetched<ForecastDay[]>;
}
type Result = UseQueryResult<NamedReport>;

const asWeather = (weather: Fetched<Weather>): NamedReport => ({ weather });
const asForecast = (forecast: Fetched<ForecastDay[]>): NamedReport => ({ forecast });

function reportOf<Data>(fetched: Fetched<Data> | undefined, result: Result | undefined): Report<Data> {
  const { dataUpdatedAt = 0, errorUpdatedAt = 0 } = result ?? {};
  if (!fetched) return { data: undefined, givenAt: null, hasFailed: errorUpdatedAt > 0 };
  const { data, savedAt } = fetched;
  return { data, givenAt: savedAt ? Date.parse(savedAt) : dataUpdatedAt, hasFailed: false };
}

/**
 * Conditions and forecasts of many resorts, each as soon as it arrives: cached ones at once, then WEATHER_AT_ONCE
 * requests at a time, which `weatherQueries` sees to.
 */
export function useSnowReports(ids: readonly string[], { isInView, hasConditions = true }: SnowReportsOptions) {
  const queryClient = useQueryClient();
  // Resorts wait for responses newer than `oldest` and for failures after `openedAt` (epoch ms).
  const [{ openedAt, oldest }, setAwaited] = useState(() => {
    const now = Date.now();
    return { openedAt: now, oldest: now - FRESH_FOR.weather };
  });
  const [isRefreshing, setRefreshing] = useState(false);
  const [failedRefresh, setFailedRefresh] = useState<AppError | null>(null);
  useAnnounceFailure(failedRefresh, { failure: m.weather_unavailable() });

  const queries = useMemo(
    () =>
      ids.flatMap((id) => {
        const isUrgent = () => isInView?.(id) ?? false;
        const forecast = { ...weatherQueries.forecast(id, isUrgent), select: asForecast };
        return hasConditions ? [{ ...weatherQueries.current(id, isUrgent), select: asWeather }, forecast] : [forecast];
      }),
    [ids, isInView, hasConditions],
  );

  const isSettled = ({ dataUpdatedAt, errorUpdatedAt, failureCount }: Result) =>
    dataUpdatedAt >= oldest || errorUpdatedAt >= openedAt || failureCount > 0;
  const reportsOf = (requested: Result[]): ResortReports => {
    const weather = hasConditions ? requested[0] : undefined;
    const forecast = requested.at(-1);
    return {
      figures: snowFigures(reportOf(weather?.data?.weather, weather), reportOf(forecast?.data?.forecast, forecast)),
      // While a failed report is requested, it is pending again. `isFetching` would render for every request.
      isRetrying: requested.some(({ isPending, errorUpdatedAt }) => isPending && errorUpdatedAt > 0),
      isSettled: requested.every(isSettled),
    };
  };
  const perResort = hasConditions ? 2 : 1;
  const reports = useQueries({
    queries,
    // React Query keeps the objects that are equal to those before.
    combine: (results: Result[]) =>
      ids.map((id, index) => [id, reportsOf(results.slice(index * perResort, (index + 1) * perResort))] as const),
  });

  return {
    reports: new Map(reports),
    /** A refresh has not ended, retries included. */
    isRefreshing,
    /** Requests all reports on the page again, and announces if that brings none. */
    refresh: () => {
      const now = Date.now();
      const onPage = { queryKey: weatherQueries.all, type: 'active' } as const;
      const end = () => {
        setRefreshing(false);
        const states = queryClient
          .getQueryCache()
          .findAll(onPage)
          .map(({ state }) => state);
        // If some came, the rows of others show their age. Offline, the board says so.
        if (states.some(({ dataUpdatedAt }) => dataUpdatedAt >= now) || !onlineManager.isOnline()) return;
        setFailedRefresh(states.find(({ error }) => error)?.error ?? null);
      };
      setAwaited({ openedAt: now, oldest: now });
      setRefreshing(true);
      // What is under way already is not requested twice.
      void queryClient.refetchQueries(onPage, { cancelRefetch: false }).then(end);
    },
    /** Requests a resort's failed reports again. */
    retry: useCallback(
      (id: string) => {
        for (const { queryKey } of [weatherQueries.current(id), weatherQueries.forecast(id)]) {
          if (queryClient.getQueryData(queryKey) === undefined) {
            void queryClient.refetchQueries({ queryKey, exact: true });
          }
        }
      },
      [queryClient],
    ),
  };
}
