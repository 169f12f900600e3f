import { createContext, use } from 'react';
import type { ForecastDay } from '@/api/weather/weather.schema';
import { weekdayText } from '@/domain/weather-words';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';

/** Height of the tallest bar in pixels. */
export const BAR_HEIGHT = 44;
/** Least snowfall, in centimetres, for a bar of that height, so that a dusting does not look like a storm. */
export const HEAVY_DAY_CM = 10;

/**
 * The scale shared by all bars: pixels per centimetre. A context, so that a new scale re-renders the bars alone; a
 * custom property would restyle everything on the board.
 */
export const SnowScale = createContext(BAR_HEIGHT / HEAVY_DAY_CM);

function Bar({ snow }: { snow: number | null }) {
  const scale = use(SnowScale);
  return (
    <span
      aria-hidden
      className="border-b border-on-board-2 bg-glacier-mid forced-colors:bg-[CanvasText]"
      style={{ height: snow ? Math.max(3, scale * snow) : 1 }}
    />
  );
}

/** New snow per day, as bars on the board's scale. */
export function SnowDays({ days, units }: { days: readonly ForecastDay[]; units: Units }) {
  return (
    <ol aria-label={m.snow_by_day()} className="grid min-h-21 w-full grid-flow-col auto-cols-fr gap-1.5 text-center">
      {days.map(({ date, snowAmount: snow }, index) => {
        const place = `${index} ${date}`;
        const name = weekdayText(date);
        return (
          <li key={place} className="flex min-w-0 flex-col justify-end">
            <span key={String(snow)} className="sr-only">
              {m.snow_day({ day: name, amount: snow === null ? m.not_reported() : units.snow(snow).text })}
            </span>
            <span key={`${snow} shown`} aria-hidden className="text-caption leading-[1.3] font-semibold">
              {snow === null ? '–' : units.snow(snow).value}
            </span>
            <Bar snow={snow} />
            <span key={`on ${date}`} aria-hidden className="mt-0.5 text-caption text-on-board-2">
              {name}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
