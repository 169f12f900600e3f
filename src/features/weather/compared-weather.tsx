import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { weatherQueries } from '@/api/weather/weather.queries';
import { SourceWord } from '@/components/figure-source';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Skeleton } from '@/components/ui/skeleton';
import { countOfSnowDays, sumOfNewSnow } from '@/domain/snow/snow-figures';
import { weekdayText } from '@/domain/weather-words';
import { formatCount } from '@/lib/format';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { UpdatedAt } from './updated-at';
import { useQueryRetry } from './use-resort-weather';
import { CurrentWeatherIcon } from './weather-icon';
import { weatherSummary } from './weather-summary';

/** The weather rows of a comparison: each cell fetches its own data, and fails on its own. */
export function comparedWeather(resorts: readonly Resort[]) {
  const ids = resorts.map(({ id }) => id);
  return [
    {
      key: 'weather',
      label: m.weather_now(),
      cellTexts: null,
      cells: resorts.map((resort) => <WeatherNow key={resort.id} resort={resort} />),
    },
    {
      key: 'next-snow',
      label: m.weather_next_snow(),
      hint: m.weather_five_days_hint(),
      cellTexts: null,
      cells: resorts.map((resort) => <NextSnow key={resort.id} resort={resort} compared={ids} />),
    },
  ];
}

interface CellProps<Data> {
  query: UseQueryResult<Data>;
  /** "The forecast did not load." */
  failure: string;
  /** Accessible name of the retry button. */
  retryLabel: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A cell that loads, fails and retries on its own. */
function WeatherCell<Data>({ query, failure, retryLabel, skeleton, children }: CellProps<Data>) {
  const { data, isFetching } = query;
  const cell = useRef<HTMLDivElement>(null);
  const { hasFailed, retry } = useQueryRetry(query, cell);
  const content = () => {
    if (data !== undefined) return children(data);
    if (!hasFailed) return skeleton;
    return (
      <>
        <p className="mb-2.5 flex gap-2 text-small">
          <TriangleAlert aria-hidden className="text-warn" />
          <span>{failure}</span>
        </p>
        <Button size="small" aria-label={retryLabel} busy={isFetching} onClick={retry}>
          {m.action_retry()}
        </Button>
      </>
    );
  };
  return (
    <div ref={cell} tabIndex={-1} aria-busy={data === undefined && !hasFailed}>
      {content()}
    </div>
  );
}

function WeatherNow({ resort: { id, name, location } }: { resort: Resort }) {
  const units = useUnits();
  const query = useQuery(weatherQueries.current(id));
  return (
    <WeatherCell
      query={query}
      failure={m.weather_not_loaded()}
      retryLabel={m.weather_retry_of({ resort: name })}
      skeleton={<Skeleton className="block! h-20 w-full" />}
    >
      {(weather) => {
        const degrees = weather.temperature === null ? null : units.temperature(weather.temperature);
        const summary = weatherSummary(weather, units);
        return (
          <>
            <p className="mb-1 flex items-center gap-3">
              {degrees ? (
                <span key={degrees.text} className="text-[2rem] leading-none font-panel tracking-number">
                  {degrees.value}
                  <small className="ml-[.1em] text-[.47em] font-medium">{degrees.unit}</small>
                </span>
              ) : (
                <span className="text-small text-ink-3">{m.weather_no_temperature()}</span>
              )}
              <CurrentWeatherIcon weather={weather} location={location} className="size-8!" />
            </p>
            <p className="text-small leading-[1.4]">
              <ChangingText>{summary}</ChangingText>
            </p>
            <UpdatedAt instant={weather.updatedAt} className="text-caption text-ink-3" />
          </>
        );
      }}
    </WeatherCell>
  );
}

/** The most snow in a day across all loaded forecasts, in cm: one scale for the whole row. */
function useLargestSnow(compared: readonly string[]): number {
  return useQueries({
    queries: compared.map((id) => weatherQueries.forecast(id)),
    combine: (results) =>
      Math.max(1, ...results.flatMap(({ data = [] }) => data.map(({ snowAmount }) => snowAmount ?? 0))),
  });
}

function NextSnow({ resort: { id, name }, compared }: { resort: Resort; compared: readonly string[] }) {
  const units = useUnits();
  const query = useQuery(weatherQueries.forecast(id));
  const largest = useLargestSnow(compared);
  return (
    <WeatherCell
      query={query}
      failure={m.weather_forecast_not_loaded()}
      retryLabel={m.weather_retry_forecast_of({ resort: name })}
      skeleton={<Skeleton className="block! h-28 w-full" />}
    >
      {(days) => {
        const sum = sumOfNewSnow(days);
        if (sum === null) return <p className="text-small text-ink-3">{m.not_reported()}</p>;
        const count = countOfSnowDays(days);
        const inDays = { count, shown: formatCount(count) };
        const words =
          sum > 0
            ? m.weather_new_in_days({ ...inDays, snow: units.snow(sum).text })
            : m.weather_no_snow_in_days(inDays);
        return (
          <>
            <p className="font-semibold">
              <span data-source="worked out">
                <ChangingText>{words}</ChangingText>
              </span>{' '}
              <SourceWord source="worked out" />
            </p>
            <ul className="compare-days">
              {days.map(({ date, snowAmount: snow }, index) => {
                const key = `${index} ${date}`;
                const label = snow === null ? m.not_reported() : units.snow(snow).text;
                return (
                  <li key={key}>
                    <b aria-hidden>{snow === null ? '–' : units.snow(snow).value}</b>
                    <i
                      aria-hidden
                      className="forced-color-adjust-none"
                      style={{ height: `${(((snow ?? 0) / largest) * 40).toFixed(1)}px` }}
                    />
                    <span aria-hidden>{weekdayText(date)}</span>
                    {/* One text, because two elements would be read with a pause before the colon. */}
                    <span key={label} className="sr-only">
                      {m.weather_day_snow({ day: weekdayText(date), snow: label })}
                    </span>
                  </li>
                );
              })}
            </ul>
          </>
        );
      }}
    </WeatherCell>
  );
}
