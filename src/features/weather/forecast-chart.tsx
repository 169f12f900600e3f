import type { ForecastDay } from '@/api/weather/weather.schema';
import { ChangingText } from '@/components/ui/changing-text';
import { conditionText, weekdayText } from '@/domain/weather-words';
import { cn } from '@/lib/class-names';
import { type Units, useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { ForecastColumn } from './forecast-column';
import { ForecastRow } from './forecast-row';
import { forecastScale } from './forecast-scale';
import { WeatherIcon } from './weather-icon';

interface ForecastChartProps {
  days: readonly ForecastDay[];
  /** False if the first day is over, so that no day is labelled today. */
  isOfToday: boolean;
}

function reportedOf({ low, high }: ForecastDay['temperature']): string {
  if (low !== null) return high === null ? 'low' : 'both';
  return high === null ? 'none' : 'high';
}

function sentence({ temperature, snowAmount }: ForecastDay, units: Units): string {
  const reported = snowAmount ? 'some' : 'none';
  return m.weather_day_words({
    temperature: reportedOf(temperature),
    low: units.temperature(temperature.low ?? 0).text,
    high: units.temperature(temperature.high ?? 0).text,
    snow: snowAmount === null ? 'unknown' : reported,
    amount: units.snow(snowAmount ?? 0).text,
  });
}

/** The days on one temperature scale and one snow scale, in columns or, on phones, rows. */
export function ForecastChart({ days, isOfToday }: ForecastChartProps) {
  const units = useUnits();
  if (days.length === 0) return <p className="text-ink-2">{m.weather_forecast_none()}</p>;
  const scale = forecastScale(days);
  const shown = days.map((day, index) => ({ day, isToday: isOfToday && index === 0, key: `${index} ${day.date}` }));
  return (
    <figure data-source="reported">
      <ul className="overflow-hidden rounded-3 border border-line md:grid md:auto-cols-fr md:grid-flow-col">
        {shown.map(({ day, isToday, key }) => (
          <li
            key={key}
            className={cn(
              'grid grid-cols-[3.25rem_34px_minmax(0,1fr)] items-center gap-x-3 bg-(--ground) p-3 max-md:[&>:nth-child(-n+2)]:row-span-2 max-[17rem]:grid-cols-[1fr_34px] max-[17rem]:[&>:nth-child(-n+2)]:row-span-1 max-[17rem]:[&>:nth-child(n+3)]:col-span-2 md:block md:px-3 md:py-4 md:text-center',
              isToday
                ? '[--ground:var(--glacier-tint)]'
                : 'border-t border-line [--ground:var(--surface)] md:border-t-0 md:border-l',
            )}
          >
            <p className="font-bold">{isToday ? m.weather_today() : weekdayText(day.date)}</p>
            <WeatherIcon condition={day.condition} className="size-[34px] md:mx-auto md:mt-2.5 md:mb-1" />
            <p className="text-small leading-[1.3] wrap-anywhere text-ink-2">{conditionText(day.condition)}</p>
            <div role="img" aria-label={sentence(day, units)} className="mt-0.5 md:mt-2">
              <ForecastColumn day={day} scale={scale} units={units} className="max-md:hidden" />
              <ForecastRow day={day} scale={scale} units={units} className="md:hidden" />
            </div>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2.5 text-caption text-ink-3">
        <ChangingText>{m.weather_bars({ freezing: units.temperature(0).text })}</ChangingText>{' '}
        <span className="max-md:hidden">{m.weather_columns_snow()}</span>
        <span className="md:hidden">{m.weather_last_is_snow()}</span>
      </figcaption>
    </figure>
  );
}
