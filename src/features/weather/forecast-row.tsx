import { cn } from '@/lib/class-names';
import type { ForecastDayProps } from './forecast-column';
import { newSnow, shareOfRange, temperatureRange } from './forecast-scale';

/** One day of the forecast as a row, for phones: low, range, high, new snow. */
export function ForecastRow({ day, scale, units, className }: ForecastDayProps) {
  const range = temperatureRange(day);
  const snow = newSnow(day);
  const x = (celsius: number) => `${(shareOfRange(celsius, scale) * 100).toFixed(1)}%`;
  const degrees = (celsius: number) => `${units.temperature(celsius).value}°`;
  return (
    <div
      aria-hidden="true"
      className={cn(
        'grid grid-cols-[2.3rem_1fr_2.2rem_3.4rem] items-center gap-1.5 text-small max-[17rem]:grid-cols-3 max-[17rem]:gap-0.5 max-[17rem]:[&>svg]:hidden',
        className,
      )}
    >
      <span className="text-ink-3">{range && degrees(range.low)}</span>
      <svg className="h-3 w-full" aria-hidden="true">
        <rect y="3" width="100%" height="6" rx="3" fill="var(--sunken)" />
        <line x1={x(0)} x2={x(0)} y2="12" stroke="var(--control)" strokeDasharray="2 2" />
        {range && (
          <svg
            x={x(range.low)}
            width={`${((shareOfRange(range.high, scale) - shareOfRange(range.low, scale)) * 100).toFixed(1)}%`}
            aria-hidden="true"
          >
            <rect y="3" width="100%" height="6" rx="3" fill="var(--glacier-mid)" />
          </svg>
        )}
      </svg>
      <b>{range && degrees(range.high)}</b>
      <b className="text-right">{snow === null ? '–' : units.snow(snow).text}</b>
    </div>
  );
}
