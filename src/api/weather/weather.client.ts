import type { Fetched } from '@/lib/fetched';
import { http } from '@/lib/http';
import { parseFetched } from '@/lib/parse-response';
import { type ForecastDay, forecastAnswerSchema, type Weather, weatherAnswerSchema } from './weather.schema';

const ofResort = (resortId: string) => `/resorts/${encodeURIComponent(resortId)}`;

/** Conditions of the moment at a resort. Throws an AppError. */
export async function getWeather(resortId: string, signal?: AbortSignal): Promise<Fetched<Weather>> {
  const { data, savedAt } = parseFetched(
    weatherAnswerSchema,
    await http.get(`${ofResort(resortId)}/weather`, { signal }),
  );
  // A cached response always has an age: where the server named none, the instant at which it was given serves.
  return savedAt && !data.updatedAt ? { data: { ...data, updatedAt: savedAt }, savedAt } : { data, savedAt };
}

/** The coming days at a resort. Throws an AppError. */
export async function getForecast(resortId: string, signal?: AbortSignal): Promise<Fetched<ForecastDay[]>> {
  return parseFetched(forecastAnswerSchema, await http.get(`${ofResort(resortId)}/forecast`, { signal }));
}
