import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { weatherQueries } from '@/api/weather/weather.queries';
import type { ForecastDay, Weather } from '@/api/weather/weather.schema';
import { FALLBACK_WEATHER } from '@/config/constants';
import { savedAtOf } from '@/lib/answer-age';

interface Reading<Data> {
  /** What the server says; undefined while loading and after a failure. */
  data: Data | undefined;
  /** It could not be loaded, so estimated values have to serve, also while it is tried again. */
  isEstimated: boolean;
  isRetrying: boolean;
  /** When the server said it, as an ISO instant, where it is a saved copy; else null. */
  savedAt: string | null;
  retry: () => Promise<unknown>;
}

const reading = <Data>({ data, errorUpdateCount, isFetching, refetch }: UseQueryResult<Data>): Reading<Data> => ({
  data,
  isEstimated: data === undefined && errorUpdateCount > 0,
  isRetrying: isFetching,
  savedAt: savedAtOf(data),
  retry: refetch,
});

/** Estimated conditions, for when the real ones cannot be loaded. Always to be marked as such. */
export const estimatedWeather: Weather = { ...FALLBACK_WEATHER, lastSnowfall: null, updatedAt: '' };

/** The conditions of the moment at a resort. */
export const useCurrentWeather = (resortId: string): Reading<Weather> =>
  reading(useQuery(weatherQueries.current(resortId)));

/** The coming days at a resort. */
export const useForecast = (resortId: string): Reading<ForecastDay[]> =>
  reading(useQuery(weatherQueries.forecast(resortId)));
