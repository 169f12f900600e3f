import type { ForecastDay } from '@/api/weather/weather.schema';

/** The scales all days of a forecast share. */
export interface ForecastScale {
  /** °C at the bottom and at the top; 0 °C always lies between. */
  bottom: number;
  top: number;
  /** Centimetres of a column of full height. */
  snow: number;
}

// Less snow than this does not fill the column, so that a dusting does not look like a storm.
const HEAVY_SNOWFALL_CM = 25;

// Beyond these a figure is an error, and would flatten every other day.
const EXTREME_CELSIUS = 100;
const EXTREME_SNOWFALL_CM = 1000;

/** Low and high in °C in the right order, or null when they cannot be true. */
export function temperatureRange({ temperature: { low, high } }: ForecastDay): { low: number; high: number } | null {
  const isReadable = Math.abs(low) <= EXTREME_CELSIUS && Math.abs(high) <= EXTREME_CELSIUS;
  return isReadable ? { low: Math.min(low, high), high: Math.max(low, high) } : null;
}

/** Centimetres of new snow, or null when they were not sent or cannot be true. */
export const newSnow = ({ snowAmount }: ForecastDay): number | null =>
  snowAmount !== null && snowAmount >= 0 && snowAmount <= EXTREME_SNOWFALL_CM ? snowAmount : null;

/** The scales for these days, with room for the labels above and below the bars. */
export function forecastScale(days: readonly ForecastDay[]): ForecastScale {
  const ranges = days.map(temperatureRange).filter((range) => range !== null);
  return {
    bottom: Math.min(0, ...ranges.map(({ low }) => low)) - 2,
    top: Math.max(0, ...ranges.map(({ high }) => high)) + 3,
    snow: Math.max(HEAVY_SNOWFALL_CM, ...days.map((day) => newSnow(day) ?? 0)),
  };
}

/** Where a temperature lies on the scale: 0 at the bottom, 1 at the top. */
export const shareOfRange = (celsius: number, { bottom, top }: ForecastScale): number =>
  (celsius - bottom) / (top - bottom);
