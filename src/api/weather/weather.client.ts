import { markSaved, savedAtOf } from '@/lib/answer-age';
import { http } from '@/lib/http';
import { parseResponse } from '@/lib/parse-response';
import { type ForecastDay, forecastAnswerSchema, type Weather, weatherAnswerSchema } from './weather.schema';

const ofResort = (resortId: string) => `/resorts/${encodeURIComponent(resortId)}`;

/** Conditions of the moment at a resort. Throws an AppError. */
export async function getWeather(resortId: string, signal?: AbortSignal): Promise<Weather> {
  const weather = parseResponse(weatherAnswerSchema, await http.get(`${ofResort(resortId)}/weather`, { signal }));
  // A saved copy always has an age: where the server named none, the instant at which it answered serves.
  const savedAt = savedAtOf(weather);
  return savedAt && !weather.updatedAt ? markSaved({ ...weather, updatedAt: savedAt }, savedAt) : weather;
}

/** The coming days at a resort. Throws an AppError. */
export async function getForecast(resortId: string, signal?: AbortSignal): Promise<ForecastDay[]> {
  return parseResponse(forecastAnswerSchema, await http.get(`${ofResort(resortId)}/forecast`, { signal }));
}
