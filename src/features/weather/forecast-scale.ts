import type { ForecastDay } from '@/api/weather/weather.schema';

/** The scales shared by all days of a forecast. */
export interface ForecastScale {
  /** °C at the bottom and the top; 0 °C is always between them. */
  bottom: number;
  top: number;
  /** Centimetres of a full-height bar. */
  snow: number;
}

// Less snow does not fill the bar, so that a dusting does not look like a storm.
const HEAVY_SNOWFALL_CM = 25;

// Anything beyond is an error, and would flatten all other days.
const EXTREME_CELSIUS = 100;
const EXTREME_SNOWFALL_CM = 1000;

/** Low and high in °C in the right order, or null if they cannot be right. */
export function temperatureRange({ temperature: { low, high } }: ForecastDay): { low: number; high: number } | null {
  const isReadable = Math.abs(low) <= EXTREME_CELSIUS && Math.abs(high) <= EXTREME_CELSIUS;
  return isReadable ? { low: Math.min(low, high), high: Math.max(low, high) } : null;
}

/** Centimetres of new snow, or null if missing or impossible. */
export const newSnow = ({ snowAmount }: ForecastDay): number | null =>
  snowAmount !== null && snowAmount >= 0 && snowAmount <= EXTREME_SNOWFALL_CM ? snowAmount : null;

/** The scales for these days, with room for labels above and below the bars. */
export function forecastScale(days: readonly ForecastDay[]): ForecastScale {
  const ranges = days.map(temperatureRange).filter((range) => range !== null);
  return {
    bottom: Math.min(0, ...ranges.map(({ low }) => low)) - 2,
    top: Math.max(0, ...ranges.map(({ high }) => high)) + 3,
    snow: Math.max(HEAVY_SNOWFALL_CM, ...days.map((day) => newSnow(day) ?? 0)),
  };
}

/** Position of a temperature on the scale: 0 at the bottom, 1 at the top. */
export const shareOfRange = (celsius: number, { bottom, top }: ForecastScale): number =>
  (celsius - bottom) / (top - bottom);
