import { queryOptions } from '@tanstack/react-query';
import { FRESH_FOR, WEATHER_AT_ONCE } from '@/config/constants';
import { dataOf } from '@/lib/fetched';
import { limitConcurrency } from '@/lib/limit-concurrency';
import { getForecast, getWeather } from './weather.client';

// A page with many resorts requests the weather of each, which must not block other requests.
const limited = limitConcurrency(WEATHER_AT_ONCE);

/** Queries of a resort's weather and forecast. Those whose `isUrgent` holds when a request ends are sent before others. */
export const weatherQueries = {
  all: ['weather'] as const,
  current: (resortId: string, isUrgent?: () => boolean) =>
    queryOptions({
      queryKey: ['weather', 'current', resortId],
      queryFn: ({ signal }) => limited(() => getWeather(resortId, signal), signal, isUrgent),
      staleTime: FRESH_FOR.weather,
      select: dataOf,
    }),
  forecast: (resortId: string, isUrgent?: () => boolean) =>
    queryOptions({
      queryKey: ['weather', 'forecast', resortId],
      queryFn: ({ signal }) => limited(() => getForecast(resortId, signal), signal, isUrgent),
      staleTime: FRESH_FOR.weather,
      select: dataOf,
    }),
};
