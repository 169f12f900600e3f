import { hash32 } from '../identity';
import type { CatalogueRecord } from './catalogue';

/** What the weather of a place depends on. */
export type Place = Pick<
  CatalogueRecord,
  'id' | 'latitude' | 'longitude' | 'base_elevation_m' | 'peak_elevation_m' | 'average_snowfall_cm'
>;

/** The weather of one day: temperatures in °C at two thirds of the height, fresh snow in whole centimetres. */
export interface Day {
  low: number;
  high: number;
  condition: string;
  snow: number;
}

const DAYS_IN_YEAR = 365.25;
/** The coldest day of the year: 20 days after 1 January. */
const COLDEST_DAY = 20;
const DEGREES_PER_METRE = 0.006;

/** Wetness from which it rains or snows, is cloudy, is partly cloudy. About 36, 22 and 17 days of 100. */
const WET = 0.562;
const CLOUDY = 0.465;
const PARTLY_CLOUDY = 0.4;

/** A number from 0 (included) to 1 (excluded) that depends only on the key. */
export function noise(key: string): number {
  // A second round of mixing: with FNV alone, similar keys give similar numbers.
  let bits = hash32(key);
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/** The weather of a place on a day, counted from 1 January 1970. The same place and day always give the same weather. */
export function dayAt(place: Place, day: number): Day {
  const mean = meanTemperature(place, day) + anomaly(place, day);
  const wetness = wetnessOf(place, day);
  const swing = wetness > WET ? 2.5 : 4.5;
  const low = Math.round(mean - swing);
  const high = Math.round(mean + swing);
  if (wetness > WET && mean < 1.5) {
    const snow = freshSnow(place, wetness);
    return { low, high, condition: snow >= 6 ? 'Snow' : 'Light snow', snow };
  }
  return { low, high, condition: dryCondition(wetness), snow: 0 };
}

/** Mean temperature of the season in °C: falls with latitude and height, and swings over the year. */
function meanTemperature(place: Place, day: number): number {
  const height = place.base_elevation_m + (place.peak_elevation_m - place.base_elevation_m) * 0.65;
  const { offset, swing } = continent(place);
  const seaLevel = 40 - 0.6 * place.latitude + offset;
  const season = Math.cos(((day - COLDEST_DAY) / DAYS_IN_YEAR) * 2 * Math.PI);
  return seaLevel - DEGREES_PER_METRE * height - swing * season;
}

/** North America has wider seasons than Europe, and its east is colder at the same latitude. */
function continent({ longitude }: Place): { offset: number; swing: number } {
  if (longitude > -30) return { offset: 0, swing: 9.5 };
  return longitude < -100 ? { offset: 2, swing: 12 } : { offset: -2.5, swing: 14 };
}

/** How far a day is off the season's mean in °C; neighbouring days and places are alike. */
function anomaly(place: Place, day: number): number {
  const around = [day - 1, day, day + 1].map((each) => noise(`warmth:${area(place)}:${each}`));
  return (around.reduce((sum, value) => sum + value, 0) / around.length - 0.5) * 16;
}

function wetnessOf(place: Place, day: number): number {
  const today = noise(`front:${area(place)}:${day}`);
  const yesterday = noise(`front:${area(place)}:${day - 1}`);
  return 0.45 * today + 0.25 * yesterday + 0.3 * noise(`cloud:${place.id}:${day}`);
}

/** Places in one area share their weather fronts. */
function area(place: Place): string {
  return `${Math.round(place.latitude / 2)}:${Math.round(place.longitude / 3)}`;
}

function freshSnow(place: Place, wetness: number): number {
  const yearly = place.average_snowfall_cm ?? 150 + 0.17 * place.peak_elevation_m;
  const usual = Math.min(14, Math.max(3, yearly / 95));
  return Math.min(50, Math.max(1, Math.round((usual * 3 * (wetness - WET)) / 0.3)));
}

function dryCondition(wetness: number): string {
  if (wetness > WET) return 'Rain';
  if (wetness > CLOUDY) return 'Cloudy';
  return wetness > PARTLY_CLOUDY ? 'Partly cloudy' : 'Sunny';
}
