import { queryOptions } from '@tanstack/react-query';
import { FRESH_FOR, WEATHER_AT_ONCE } from '@/config/constants';
import { dataOf } from '@/lib/fetched';
import { limitConcurrency } from '@/lib/limit-concurrency';
import { getForecast, getWeather } from './weather.client';

// A page with many resorts requests the weather of each, which must not block other requests.
const limited = limitConcurrency(WEATHER_AT_ONCE);

/** Queries of a resort's weather and forecast. */
export const weatherQueries = {
  current: (resortId: string) =>
    queryOptions({
      queryKey: ['weather', 'current', resortId],
      queryFn: ({ signal }) => limited(() => getWeather(resortId, signal), signal),
      staleTime: FRESH_FOR.weather,
      select: dataOf,
    }),
  forecast: (resortId: string) =>
    queryOptions({
      queryKey: ['weather', 'forecast', resortId],
      queryFn: ({ signal }) => limited(() => getForecast(resortId, signal), signal),
      staleTime: FRESH_FOR.weather,
      select: dataOf,
    }),
};
