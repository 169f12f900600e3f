import { queryOptions } from '@tanstack/react-query';
import { FRESH_FOR } from '@/config/constants';
import { messages } from '@/config/messages';
import { getForecast, getWeather } from './weather.client';

const meta = { failure: messages.weather.unavailable, failureHint: messages.weather.unavailableHint };

/** Reads of a resort's weather and of its forecast. */
export const weatherQueries = {
  current: (resortId: string) =>
    queryOptions({
      queryKey: ['weather', 'current', resortId],
      queryFn: ({ signal }) => getWeather(resortId, signal),
      staleTime: FRESH_FOR.weather,
      meta,
    }),
  forecast: (resortId: string) =>
    queryOptions({
      queryKey: ['weather', 'forecast', resortId],
      queryFn: ({ signal }) => getForecast(resortId, signal),
      staleTime: FRESH_FOR.weather,
      meta,
    }),
};
