import type { ForecastDay } from '@/api/weather/weather.schema';
import type { Units } from '@/lib/units';

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

/** The scales for these days, with room for labels above and below the bars. */
export function forecastScale(days: readonly ForecastDay[]): ForecastScale {
  const temperatures = days.flatMap(({ temperature: { low, high } }) => [low ?? 0, high ?? 0]);
  return {
    bottom: Math.min(0, ...temperatures) - 2,
    top: Math.max(0, ...temperatures) + 3,
    snow: Math.max(HEAVY_SNOWFALL_CM, ...days.map(({ snowAmount }) => snowAmount ?? 0)),
  };
}

/** A temperature as its label, in degrees without the unit; a dash if it is not reported. */
export const degreesText = (celsius: number | null, units: Units): string =>
  celsius === null ? '–' : `${units.temperature(celsius).value}°`;

/** Position of a temperature on the scale: 0 at the bottom, 1 at the top. */
export const shareOfRange = (celsius: number, { bottom, top }: ForecastScale): number =>
  (celsius - bottom) / (top - bottom);
