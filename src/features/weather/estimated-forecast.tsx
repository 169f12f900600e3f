import { FALLBACK_FORECAST_DAY, FORECAST_DAYS } from '@/config/constants';
import { useUnits } from '@/lib/units';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });

function dayNames(from: Date): string[] {
  return Array.from({ length: FORECAST_DAYS }, (_, ahead) => {
    const day = new Date(from);
    day.setDate(from.getDate() + ahead);
    return ahead === 0 ? 'Today' : weekday.format(day);
  });
}

/** Estimated values for the days of the forecast, as text only. */
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
          <span className="text-ink-2">{condition}</span>
          <span className="text-ink-2 max-md:col-start-2">
            {`${units.temperature(low).text} to ${units.temperature(high).text}, ${units.snow(snowAmount).text} snow, estimated`}
          </span>
        </li>
      ))}
    </ul>
  );
}
