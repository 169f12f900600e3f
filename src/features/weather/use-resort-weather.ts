import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { weatherQueries } from '@/api/weather/weather.queries';
import type { ForecastDay, Weather } from '@/api/weather/weather.schema';
import { FALLBACK_WEATHER } from '@/config/constants';
import { useAnnounceFailure } from '@/lib/announce-failure';
import { type Fetched, withAge } from '@/lib/fetched';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';

/** A report of a resort's weather, as components see it. */
export interface Reading<Data> {
  /** The server's data; undefined while loading and after a failure. */
  data: Data | undefined;
  /** Loading failed, so estimates are shown, during retries too. */
  isEstimated: boolean;
  isRetrying: boolean;
  /** When a cached response was received, as an ISO instant; else null. */
  savedAt: string | null;
  /** When the data was received, in this visit or before, as an ISO instant. */
  receivedAt: string;
  retry: () => Promise<unknown>;
}

function useReading<Data>(
  { data: fetched, dataUpdatedAt, error, errorUpdateCount, isFetching, refetch }: UseQueryResult<Fetched<Data>>,
  isShownInline: boolean,
): Reading<Data> {
  useAnnounceFailure(error, {
    failure: m.weather_unavailable(),
    failureHint: fetched === undefined ? m.weather_unavailable_hint() : undefined,
    isShownInline: isShownInline && fetched === undefined,
  });
  return {
    data: fetched?.data,
    isEstimated: fetched === undefined && errorUpdateCount > 0,
    isRetrying: isFetching,
    savedAt: fetched?.savedAt ?? null,
    receivedAt: fetched?.savedAt ?? new Date(dataUpdatedAt).toISOString(),
    retry: refetch,
  };
}

const estimatedWeather: Weather = { ...FALLBACK_WEATHER, lastSnowfall: null, updatedAt: '' };

/**
 * The current conditions at a resort. `weather` is null while they load, and an estimate if that fails, which must be
 * labelled as such.
 * @param isShownInline whether the component itself announces that values are estimated. One that does not stands beside the snow
 *   among the figures, which offers to retry: it may come later, and does not request a failed report again.
 */
export function useCurrentWeather(resortId: string, isShownInline = false) {
  const query = useQuery({ ...weatherQueries.current(resortId), select: withAge, retryOnMount: isShownInline });
  const { data, ...reading } = useReading(query, isShownInline);
  return { ...reading, weather: data ?? (reading.isEstimated ? estimatedWeather : null) };
}

/** The coming days at a resort, for a component that announces itself that values are estimated. */
export const useForecast = (resortId: string): Reading<ForecastDay[]> =>
  useReading(useQuery({ ...weatherQueries.forecast(resortId), select: withAge }), true);

/**
 * Failure and retry of a query that is shown in one place.
 * @param target takes the focus when a successful retry removes its button
 */
export function useQueryRetry(query: UseQueryResult, target: RefObject<HTMLElement | null>) {
  const { data, errorUpdateCount, isFetching, refetch } = query;
  const hasRetried = useRef(false);
  const hasFailed = data === undefined && errorUpdateCount > 0;
  useRestoreFocus(target, hasFailed, (before) => before && hasRetried.current);
  const retry = () => {
    if (isFetching) return;
    hasRetried.current = true;
    void refetch();
  };
  return { hasFailed, retry };
}
