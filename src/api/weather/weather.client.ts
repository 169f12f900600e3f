import type { Fetched } from '@/lib/fetched';
import { http } from '@/lib/http';
import { parseFetched } from '@/lib/parse-response';
import { type ForecastDay, forecastResponseSchema, type Weather, weatherResponseSchema } from './weather.schema';

const ofResort = (resortId: string) => `/resorts/${encodeURIComponent(resortId)}`;

/** Current conditions at a resort. Throws an AppError. */
export async function getWeather(resortId: string, signal?: AbortSignal): Promise<Fetched<Weather>> {
  const { data, savedAt } = parseFetched(
    weatherResponseSchema,
    await http.get(`${ofResort(resortId)}/weather`, { signal }),
  );
  // A cached response always shows its age: if the server sent no time, the time it was received.
  return savedAt && !data.updatedAt ? { data: { ...data, updatedAt: savedAt }, savedAt } : { data, savedAt };
}

/** The coming days at a resort. Throws an AppError. */
export async function getForecast(resortId: string, signal?: AbortSignal): Promise<Fetched<ForecastDay[]>> {
  return parseFetched(forecastResponseSchema, await http.get(`${ofResort(resortId)}/forecast`, { signal }));
}
