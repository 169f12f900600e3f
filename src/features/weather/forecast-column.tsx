import type { ForecastDay } from '@/api/weather/weather.schema';
import { cn } from '@/lib/class-names';
import type { Units } from '@/lib/units';
import { degreesText, type ForecastScale, shareOfRange } from './forecast-scale';

export interface ForecastDayProps {
  day: ForecastDay;
  scale: ForecastScale;
  units: Units;
  className?: string;
}

// The box is 236 px high: temperatures between 18 and 146, the bars of snow end at 214.
const TOP = 18;
const RANGE = 128;
const SNOW_FLOOR = 214;
const SNOW_HEIGHT = 36;

const label = 'text-small font-semibold';
// A halo keeps figures readable where the dotted line crosses them.
const halo = { paintOrder: 'stroke', stroke: 'var(--ground)', strokeWidth: 4, textAnchor: 'middle' } as const;

/** One day of the forecast as a column: the temperature range, with the new snow below. */
export function ForecastColumn({ day, scale, units, className }: ForecastDayProps) {
  const { low, high } = day.temperature;
  const snow = day.snowAmount;
  const y = (celsius: number) => TOP + (1 - shareOfRange(celsius, scale)) * RANGE;
  // Without its own temperature a label stands at the other one, or where 0 °C is.
  const top = y(high ?? low ?? 0);
  const bottom = y(low ?? high ?? 0);
  const column = snow ? Math.max(3, (snow / scale.snow) * SNOW_HEIGHT) : 0;
  return (
    <svg aria-hidden="true" className={cn('h-[236px] w-full', className)}>
      {/* Everything is positioned from the centre, so that nothing is stretched. */}
      <svg x="50%" overflow="visible" aria-hidden="true">
        <path d={`M-75 ${y(0)}H75`} stroke="var(--control)" strokeDasharray="2 4" />
        {low !== null && high !== null && (
          <rect x="-7" y={top} width="14" height={Math.max(2, bottom - top)} rx="2" fill="var(--glacier-mid)" />
        )}
        <text y={top - 7} className={cn(label, 'fill-ink')} {...halo}>
          {degreesText(high, units)}
        </text>
        <text y={bottom + 19} className={cn(label, 'fill-ink-3')} {...halo}>
          {degreesText(low, units)}
        </text>
        <path d={`M-45 ${SNOW_FLOOR + 0.5}H45`} stroke="var(--control)" />
        <rect x="-23" y={SNOW_FLOOR - column} width="46" height={column} fill="var(--glacier)" />
        <text y="232" textAnchor="middle" className="fill-ink-3 text-caption font-medium">
          {snow === null ? '–' : units.snow(snow).text}
        </text>
      </svg>
    </svg>
  );
}
