import { z } from 'zod/mini';
import { FORECAST_DAYS } from '@/config/constants';
import { unwrapEnvelope, unwrapList } from '@/lib/envelope';
import { fromRecord, readNumber, readRecord, readText, requiredText } from '@/lib/lenient';

/** Current conditions. A figure that was not sent is null. */
export interface Weather {
  /** °C */
  temperature: number | null;
  condition: string;
  /** cm */
  snowDepth: number | null;
  lastSnowfall: { date: string; amount: number } | null;
  /** km/h and a compass direction */
  wind: { speed: number; direction: string } | null;
  visibility: string;
  /** ISO instant, or '' when unknown. */
  updatedAt: string;
}

export interface ForecastDay {
  /** Short weekday. */
  date: string;
  /** °C; null where it was not sent. */
  temperature: { low: number | null; high: number | null };
  condition: string;
  /** cm of new snow; null when it was not sent, which is different from 0. */
  snowAmount: number | null;
}

const within =
  (least: number, most: number) =>
  (value: unknown): number | null => {
    const number = readNumber(value);
    return number !== null && number >= least && number <= most ? number : null;
  };

// Beyond every record of the World Meteorological Organization (−89 and 57 °C, 11.8 m of snow, 408 km/h): such figures count as
// not sent.
const degrees = within(-90, 60);
const centimetres = within(0, 2000);
const centimetresInADay = within(0, 1000);
const kilometresPerHour = within(0, 500);

function readLastSnowfall(value: unknown): Weather['lastSnowfall'] {
  const raw = readRecord(value);
  const amount = centimetres(raw.amount);
  return amount === null ? null : { date: readText(raw.date), amount };
}

/** A wind below one kilometre per hour is a calm, and comes from nowhere. */
function readWind(value: unknown): Weather['wind'] {
  const raw = readRecord(value);
  const speed = kilometresPerHour(raw.speed);
  return speed === null ? null : { speed, direction: speed < 1 ? '' : readText(raw.direction) };
}

function toWeather(raw: Record<string, unknown>): Weather {
  return {
    temperature: degrees(raw.temperature),
    condition: readText(raw.condition),
    snowDepth: centimetres(raw.snowDepth ?? raw.snow_depth),
    lastSnowfall: readLastSnowfall(raw.lastSnowfall ?? raw.last_snowfall),
    wind: readWind(raw.wind),
    visibility: readText(raw.visibility),
    updatedAt: readText(raw.updatedAt ?? raw.updated_at),
  };
}

const weather = fromRecord(toWeather).check(
  z.refine(({ temperature, condition, snowDepth }) => temperature !== null || condition !== '' || snowDepth !== null),
);

const forecastDay = z.pipe(
  z.looseObject({ date: requiredText }),
  z.transform((raw): ForecastDay => {
    const temperature = readRecord(raw.temperature);
    const low = degrees(temperature.low);
    const high = degrees(temperature.high);
    const isReversed = low !== null && high !== null && low > high;
    return {
      date: raw.date,
      temperature: isReversed ? { low: high, high: low } : { low, high },
      condition: readText(raw.condition),
      snowAmount: centimetresInADay(raw.snowAmount ?? raw.snow_amount),
    };
  }),
);

/** `{ weather }` or the weather itself; fails without temperature, condition and snow depth. */
export const weatherResponseSchema = unwrapEnvelope(['weather'], weather);

// A day that says nothing keeps its place: the first one is today.
const saysSomething = ({ temperature: { low, high }, condition, snowAmount }: ForecastDay) =>
  low !== null || high !== null || condition !== '' || snowAmount !== null;

/** `{ forecast }` or a bare array -> at most five days; fails if none of them says anything. */
export const forecastResponseSchema = z.pipe(
  unwrapList('forecast', forecastDay).check(z.refine((days) => days.length === 0 || days.some(saysSomething))),
  z.transform((days) => days.slice(0, FORECAST_DAYS)),
);
