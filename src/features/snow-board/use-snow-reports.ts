import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { weatherQueries } from '@/api/weather/weather.queries';
import type { ForecastDay, Weather } from '@/api/weather/weather.schema';
import { FRESH_FOR } from '@/config/constants';
import { type Report, type SnowFigures, snowFigures } from '@/domain/snow/snow-figures';
import type { Fetched } from '@/lib/fetched';

/** The state of a row. Unchanged rows and figures keep their identity. */
interface SnowRowState {
  figures: SnowFigures;
  /** One of its reports has failed and is being requested again. */
  isRetrying: boolean;
  /**
   * Both reports have arrived or failed since the board was opened or refreshed, or were fresh then. Does not wait for
   * retries.
   */
  isSettled: boolean;
}

interface SnowReports {
  rows: ReadonlyMap<string, SnowRowState>;
  /** Requests all reports on the page again. */
  refresh: () => void;
  /** Requests a resort's failed reports again. */
  retry: (id: string) => void;
}

interface SnowReportsOptions {
  /** Whether a row's requests come before others; a stable function. */
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
export function useSnowReports(
  ids: readonly string[],
  { isInView, hasConditions = true }: SnowReportsOptions,
): SnowReports {
  const queryClient = useQueryClient();
  // Rows wait for responses newer than `oldest` and for failures after `openedAt` (epoch ms).
  const [{ openedAt, oldest }, setAwaited] = useState(() => {
    const now = Date.now();
    return { openedAt: now, oldest: now - FRESH_FOR.weather };
  });

  const queriesOf = useCallback(
    (id: string) => {
      const isUrgent = () => isInView?.(id) ?? false;
      const forecast = { ...weatherQueries.forecast(id, isUrgent), select: asForecast };
      return hasConditions ? [{ ...weatherQueries.current(id, isUrgent), select: asWeather }, forecast] : [forecast];
    },
    [isInView, hasConditions],
  );
  const queries = useMemo(() => ids.flatMap(queriesOf), [ids, queriesOf]);

  const combine = useCallback(
    (results: Result[]) => {
      const perRow = hasConditions ? 2 : 1;
      const isSettled = ({ dataUpdatedAt, errorUpdatedAt, failureCount }: Result) =>
        dataUpdatedAt >= oldest || errorUpdatedAt >= openedAt || failureCount > 0;
      const rowOf = (requested: Result[]): SnowRowState => {
        const [weather, forecast] = hasConditions ? requested : [undefined, ...requested];
        return {
          figures: snowFigures(reportOf(weather?.data?.weather, weather), reportOf(forecast?.data?.forecast, forecast)),
          // While a failed report is requested, it is pending again. `isFetching` would render for every request.
          isRetrying: requested.some(({ isPending, errorUpdatedAt }) => isPending && errorUpdatedAt > 0),
          isSettled: requested.every(isSettled),
        };
      };
      return ids.map((_id, index) => rowOf(results.slice(index * perRow, (index + 1) * perRow)));
    },
    [ids, hasConditions, openedAt, oldest],
  );
  // React Query keeps the objects that are equal to those before.
  const combined = useQueries({ queries, combine });
  const rows = useMemo(() => new Map(combined.map((row, index) => [ids[index] ?? '', row])), [ids, combined]);

  return {
    rows,
    refresh: () => {
      const now = Date.now();
      setAwaited({ openedAt: now, oldest: now });
      // What is under way already is not requested twice.
      void queryClient.refetchQueries({ queryKey: weatherQueries.all, type: 'active' }, { cancelRefetch: false });
    },
    retry: useCallback(
      (id: string) => {
        for (const { queryKey } of queriesOf(id)) {
          if (queryClient.getQueryData(queryKey) === undefined) {
            void queryClient.refetchQueries({ queryKey, exact: true });
          }
        }
      },
      [queryClient, queriesOf],
    ),
  };
}
