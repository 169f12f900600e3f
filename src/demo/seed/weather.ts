import { DAY, FORECAST_DAYS } from '@/config/constants';
import { type Day, dayAt, noise, type Place } from './climate';

const HOUR = DAY / 24;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'W', 'NW'];
const VISIBILITY: Record<string, readonly string[]> = {
  Snow: ['800 m', '1 km', '2 km'],
  'Light snow': ['3 km', '5 km'],
  Rain: ['4 km', '6 km'],
  Cloudy: ['8 km', '10 km'],
  'Partly cloudy': ['15 km', '20 km'],
  Sunny: ['25 km', '30 km'],
};

/** Days after which every snow cover is assumed to start again. */
const YEAR = 365;
/** Share of fresh snow left after the first night, and the loss on each day after that. */
const SETTLES_TO = 0.55;
const KEEPS_DAILY = 0.994;
/** Centimetres that melt in a day for each degree above freezing. */
const MELT_PER_DEGREE = 1.3;

/** The weather of a place in the hour of `now`, in the wire's shape. It is invented, and the same within an hour. */
export function weatherAt(place: Place, now: Date) {
  const { day, hour } = localTime(place, now);
  const today = dayAt(place, day);
  const key = `${place.id}:${day}:${hour}`;
  const warmth = 0.5 - 0.5 * Math.cos(((hour - 3) / 24) * 2 * Math.PI);
  const { depth, lastSnowfall } = snowCover(place, day);
  return {
    temperature: Math.round(today.low + (today.high - today.low) * warmth),
    condition: today.condition,
    snowDepth: depth,
    lastSnowfall,
    wind: windAt(place, day, hour),
    visibility: pick(VISIBILITY[today.condition] ?? ['10 km'], noise(`sight:${key}`)),
    updatedAt: new Date(Math.floor(now.getTime() / HOUR) * HOUR).toISOString(),
  };
}

/** The forecast of a place for five days from the local day of `now`, in the wire's shape. */
export function forecastAt(place: Place, now: Date) {
  const { day } = localTime(place, now);
  return Array.from({ length: FORECAST_DAYS }, (_, ahead) => {
    const { low, high, condition, snow } = dayAt(place, day + ahead);
    return { date: WEEKDAYS[(day + ahead + 4) % 7], temperature: { low, high }, condition, snowAmount: snow };
  });
}

/** Day since 1970 and hour in local solar time, close enough to the local clock. */
function localTime(place: Place, now: Date): { day: number; hour: number } {
  const local = now.getTime() + Math.round(place.longitude / 15) * HOUR;
  return { day: Math.floor(local / DAY), hour: Math.floor((local % DAY) / HOUR) };
}

/** Adds up a year of snow: fresh snow settles, warm days melt it. */
function snowCover(place: Place, today: number) {
  let depth = 0;
  let last: { date: string; amount: number } | null = null;
  for (let day = today - YEAR; day <= today; day += 1) {
    const { low, high, snow }: Day = dayAt(place, day);
    depth = depth * KEEPS_DAILY + snow * SETTLES_TO - Math.max(0, (low + high) / 2) * MELT_PER_DEGREE;
    depth = Math.max(0, depth);
    if (snow > 0) last = { date: new Date(day * DAY).toISOString().slice(0, 10), amount: snow };
  }
  return { depth: Math.round(depth), lastSnowfall: last };
}

function windAt(place: Place, day: number, hour: number) {
  const usual = 4 + 26 * noise(`wind:${place.id}:${day}`) ** 1.5 + place.peak_elevation_m / 500;
  const gust = 0.75 + 0.5 * noise(`gust:${place.id}:${day}:${hour}`);
  return { speed: Math.round(usual * gust), direction: pick(WINDS, noise(`vane:${place.id}:${day}`)) };
}

function pick(choices: readonly string[], chance: number): string {
  return choices[Math.floor(chance * choices.length)] ?? '';
}
