import { cn } from '@/lib/class-names';
import type { ForecastDayProps } from './forecast-column';
import { degreesText, shareOfRange } from './forecast-scale';

/** One day of the forecast as a row, for phones: low, range, high, new snow. */
export function ForecastRow({ day, scale, units, className }: ForecastDayProps) {
  const { low, high } = day.temperature;
  const snow = day.snowAmount;
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  const x = (celsius: number) => percent(shareOfRange(celsius, scale));
  return (
    <div
      aria-hidden="true"
      className={cn(
        'grid grid-cols-[2.3rem_1fr_2.4rem_3.6rem] items-center gap-1 text-small max-[17rem]:grid-cols-3 max-[17rem]:gap-0.5 max-[17rem]:[&>svg]:hidden',
        className,
      )}
    >
      <span className="text-ink-3">{degreesText(low, units)}</span>
      <svg className="h-3 w-full" aria-hidden="true">
        <rect y="3" width="100%" height="6" rx="3" fill="var(--sunken)" />
        <line x1={x(0)} x2={x(0)} y2="12" stroke="var(--control)" strokeDasharray="2 2" />
        {low !== null && high !== null && (
          <svg x={x(low)} width={percent(shareOfRange(high, scale) - shareOfRange(low, scale))} aria-hidden="true">
            <rect y="3" width="100%" height="6" rx="3" fill="var(--glacier-mid)" />
          </svg>
        )}
      </svg>
      <b>{degreesText(high, units)}</b>
      <b className="text-right">{snow === null ? '–' : units.snow(snow).text}</b>
    </div>
  );
}
