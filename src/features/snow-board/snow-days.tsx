import type { ForecastDay } from '@/api/weather/weather.schema';
import type { Units } from '@/lib/units';
import { snowOfDay } from './rules/snow-figures';

/** Pixels of the highest bar of the board. */
export const BAR_HEIGHT = 44;
/** Centimetres below which no day fills that height, so that a dusting does not look like a storm. */
export const HEAVY_DAY_CM = 10;

/**
 * New snow by the day, as bars on the scale of the whole board: `--snow-unit`, the height of a centimetre, stands on the
 * board, so that a new scale renders no row again.
 */
export function SnowDays({ days, units }: { days: readonly ForecastDay[]; units: Units }) {
  return (
    <ol aria-label="New snow by day" className="grid min-h-21 w-full grid-flow-col auto-cols-fr gap-1.5 text-center">
      {days.map((day, index) => {
        const snow = snowOfDay(day);
        const place = `${index} ${day.date}`;
        return (
          <li key={place} className="flex min-w-0 flex-col justify-end">
            <span key={String(snow)} className="sr-only">
              {`${day.date}: ${snow === null ? 'not reported' : units.snow(snow).text}`}
            </span>
            <span aria-hidden className="text-caption leading-[1.3] font-semibold">
              <span key={String(snow)}>{snow === null ? '–' : units.snow(snow).value}</span>
            </span>
            <span
              aria-hidden
              className="border-b border-on-board-2 bg-glacier-mid forced-colors:bg-[CanvasText]"
              style={{ height: snow ? `max(3px, calc(var(--snow-unit) * ${snow}))` : '1px' }}
            />
            <span aria-hidden className="mt-0.5 text-caption text-on-board-2">
              <span key={day.date}>{day.date}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
