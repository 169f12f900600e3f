import { queryOptions } from '@tanstack/react-query';
import { FRESH_FOR } from '@/config/constants';
import { dataOf } from '@/lib/fetched';
import { getForecast, getWeather } from './weather.client';

/** Reads of a resort's weather and of its forecast. */
export const weatherQueries = {
  current: (resortId: string) =>
    queryOptions({
      queryKey: ['weather', 'current', resortId],
      queryFn: ({ signal }) => getWeather(resortId, signal),
      staleTime: FRESH_FOR.weather,
      select: dataOf,
    }),
  forecast: (resortId: string) =>
    queryOptions({
      queryKey: ['weather', 'forecast', resortId],
      queryFn: ({ signal }) => getForecast(resortId, signal),
      staleTime: FRESH_FOR.weather,
      select: dataOf,
    }),
};
