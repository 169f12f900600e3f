import { resortAddresses } from '@/api/resorts/resort-addresses';
import type { Fetched } from '@/lib/fetched';
import { http } from '@/lib/http';
import { parseFetched } from '@/lib/parse-response';
import { type ForecastDay, forecastResponseSchema, type Weather, weatherResponseSchema } from './weather.schema';

/** Current conditions at a resort. Throws an AppError. */
export async function getWeather(resortId: string, signal?: AbortSignal): Promise<Fetched<Weather>> {
  const fetched = await http.get(`${resortAddresses.one(resortId)}/weather`, { signal });
  const { data, savedAt } = parseFetched(weatherResponseSchema, fetched);
  // A cached response always shows its age: if the server sent no time, the time it was received.
  return { data: { ...data, updatedAt: data.updatedAt || (savedAt ?? '') }, savedAt };
}

/** The coming days at a resort. Throws an AppError. */
export async function getForecast(resortId: string, signal?: AbortSignal): Promise<Fetched<ForecastDay[]>> {
  const fetched = await http.get(`${resortAddresses.one(resortId)}/forecast`, { signal });
  return parseFetched(forecastResponseSchema, fetched);
}
