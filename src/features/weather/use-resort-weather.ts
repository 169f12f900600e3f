import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { weatherQueries } from '@/api/weather/weather.queries';
import type { ForecastDay, Weather } from '@/api/weather/weather.schema';
import { FALLBACK_WEATHER } from '@/config/constants';
import { useAnnounceFailure } from '@/lib/announce-failure';
import type { Fetched } from '@/lib/fetched';
import { m } from '@/paraglide/messages';

interface Reading<Data> {
  /** The server's data; undefined while loading and after a failure. */
  data: Data | undefined;
  /** Loading failed, so estimates are shown, during retries too. */
  isEstimated: boolean;
  isRetrying: boolean;
  /** When a cached response was received, as an ISO instant; else null. */
  savedAt: string | null;
  retry: () => Promise<unknown>;
}

function useReading<Data>(
  { data: fetched, error, errorUpdateCount, isFetching, refetch }: UseQueryResult<Fetched<Data>>,
  isShownInline: boolean,
): Reading<Data> {
  useAnnounceFailure(error, {
    failure: m.weather_unavailable(),
    failureHint: m.weather_unavailable_hint(),
    isShownInline: isShownInline && fetched === undefined,
  });
  return {
    data: fetched?.data,
    isEstimated: fetched === undefined && errorUpdateCount > 0,
    isRetrying: isFetching,
    savedAt: fetched?.savedAt ?? null,
    retry: refetch,
  };
}

const withAge = <Data>(fetched: Fetched<Data>): Fetched<Data> => fetched;

/** Estimated conditions for when the real ones cannot be loaded. Always label them as such. */
export const estimatedWeather: Weather = { ...FALLBACK_WEATHER, lastSnowfall: null, updatedAt: '' };

/**
 * The current conditions at a resort.
 * @param isShownInline whether the component itself announces that values are estimated
 */
export const useCurrentWeather = (resortId: string, isShownInline = false): Reading<Weather> =>
  useReading(useQuery({ ...weatherQueries.current(resortId), select: withAge }), isShownInline);

/** The coming days at a resort; `isShownInline` as above. */
export const useForecast = (resortId: string, isShownInline = false): Reading<ForecastDay[]> =>
  useReading(useQuery({ ...weatherQueries.forecast(resortId), select: withAge }), isShownInline);
