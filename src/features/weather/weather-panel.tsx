import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Coordinates } from '@/api/resorts/resort.schema';
import { ChangingText } from '@/components/ui/changing-text';
import { Panel, PanelTitle } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { EstimatedMark } from './estimated-mark';
import { UpdatedAt } from './updated-at';
import { useCurrentWeather } from './use-resort-weather';
import { CurrentWeatherIcon } from './weather-icon';
import { weatherSummary } from './weather-summary';

interface WeatherPanelProps {
  resortId: string;
  /** Tells day from night; null if unknown. */
  location: Coordinates | null;
}

/** Current weather in brief, with a link to the weather tab. */
export function WeatherPanel({ resortId, location }: WeatherPanelProps) {
  const { weather, isEstimated } = useCurrentWeather(resortId);
  const units = useUnits();
  return (
    <Panel aria-busy={weather === null} data-source={isEstimated ? 'estimated' : 'reported'}>
      <PanelTitle>{m.weather_title()}</PanelTitle>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-3">
        {weather ? (
          <Temperature celsius={weather.temperature} />
        ) : (
          <Skeleton className="text-[3.25rem] leading-none">−6 °C</Skeleton>
        )}
        {isEstimated && <EstimatedMark />}
        {weather && !isEstimated && <CurrentWeatherIcon weather={weather} location={location} className="size-11" />}
      </div>
      <p className="mt-2 min-h-[2lh] text-small text-ink-2">
        {weather === null ? (
          <Skeleton>Light snow. Snow depth 145 cm, wind 18 km/h NW.</Skeleton>
        ) : (
          weatherSummary(weather, units)
        )}
      </p>
      {isEstimated && <p className="mt-1 text-small text-ink-2">{m.weather_trouble()}</p>}
      {weather ? (
        <UpdatedAt instant={weather.updatedAt} className="mt-1 text-caption text-ink-3" />
      ) : (
        <p className="mt-1 text-caption">
          <Skeleton>Updated 12 minutes ago</Skeleton>
        </p>
      )}
      <Link to={paths.resort(resortId, 'weather')} replace preventScrollReset className="link mt-1">
        {m.weather_full_forecast()} <ArrowRight aria-hidden />
      </Link>
    </Panel>
  );
}

function Temperature({ celsius }: { celsius: number | null }) {
  const units = useUnits();
  if (celsius === null) return <p className="text-ink-3">{m.weather_no_temperature()}</p>;
  const { value, unit } = units.temperature(celsius);
  return (
    <p className="text-[3.25rem] leading-none font-light tracking-number">
      <ChangingText>{value}</ChangingText>
      <small className="ml-[.2em] text-[.45em] font-medium tracking-normal opacity-78">{unit}</small>
    </p>
  );
}
