import { FALLBACK_FORECAST_DAY, FORECAST_DAYS } from '@/config/constants';
import { locale } from '@/config/locale';
import { conditionText } from '@/domain/weather-words';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });

function dayNames(from: Date): string[] {
  return Array.from({ length: FORECAST_DAYS }, (_, ahead) => {
    const day = new Date(from);
    day.setDate(from.getDate() + ahead);
    return ahead === 0 ? m.weather_today() : weekday.format(day);
  });
}

/** Estimated values for the forecast's days, as text only. */
export function EstimatedForecast() {
  const units = useUnits();
  const { temperature, condition, snowAmount } = FALLBACK_FORECAST_DAY;
  const { low, high } = temperature;
  return (
    <ul data-source="estimated" className="border-t border-line">
      {dayNames(new Date()).map((name) => (
        <li
          key={name}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-3 md:grid-cols-[6rem_minmax(0,1fr)_auto]"
        >
          <b>{name}</b>
          <span className="text-ink-2">{conditionText(condition)}</span>
          <span className="text-ink-2 max-md:col-start-2">
            {m.weather_estimated_day({
              low: units.temperature(low).text,
              high: units.temperature(high).text,
              snow: units.snow(snowAmount).text,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
