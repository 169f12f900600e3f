import type { ReactNode } from 'react';
import type { Weather } from '@/api/weather/weather.schema';
import { ChangingText } from '@/components/ui/changing-text';
import { Skeleton } from '@/components/ui/skeleton';
import { compassText, conditionText } from '@/domain/weather-words';
import { formatIsoDate } from '@/lib/format-iso-date';
import { type Units, useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { visibilityMeasure } from './visibility';

/** In characters; anything longer is text, not a figure. */
const LONGEST_FIGURE = 8;

interface BoardFact {
  key: string;
  label: string;
  /** Null if not reported. */
  measure: { value: string; unit: string } | null;
}

function snowfallLabel(lastSnowfall: Weather['lastSnowfall']): string {
  if (!lastSnowfall?.date) return m.fact_last_snowfall();
  const date = formatIsoDate(lastSnowfall.date) ?? lastSnowfall.date;
  // Keeps day and month on one line. The year as well would not fit on narrow phones, and be broken.
  return m.weather_last_snowfall_on({ date: date.replace(' ', '\u00a0') });
}

const boardFacts = ({ snowDepth, lastSnowfall, wind, visibility }: Weather, units: Units): BoardFact[] => [
  {
    key: 'depth',
    label: m.weather_snow_depth(),
    measure: snowDepth === null ? null : units.snow(snowDepth),
  },
  {
    key: 'snowfall',
    label: snowfallLabel(lastSnowfall),
    measure: lastSnowfall && units.snow(lastSnowfall.amount),
  },
  {
    key: 'wind',
    label: wind?.direction ? m.weather_wind_from({ direction: compassText(wind.direction) }) : m.fact_wind(),
    measure: wind && units.speed(wind.speed),
  },
  {
    key: 'visibility',
    label: m.weather_visibility(),
    measure: visibility === '' ? null : visibilityMeasure(visibility, units),
  },
];

const sample: Weather = {
  temperature: -6,
  condition: 'Light snow',
  snowDepth: 145,
  lastSnowfall: { date: '2026-01-30', amount: 12 },
  wind: { speed: 18, direction: 'NW' },
  visibility: '2 km',
  updatedAt: '',
};

/** Conditions as a station board: the temperature large, four facts beside it. A skeleton while `weather` is null. */
export function ConditionsBoard({ weather, source }: { weather: Weather | null; source: 'reported' | 'estimated' }) {
  const units = useUnits();
  const { temperature, condition } = weather ?? sample;
  const isLoading = weather === null;
  /** The value, or a skeleton of its size while loading. */
  const shown = (value: ReactNode) => (isLoading ? <Skeleton className="bg-on-board/10!">{value}</Skeleton> : value);
  return (
    <div
      aria-busy={isLoading}
      data-source={source}
      className="grid items-center gap-x-16 gap-y-6 rounded-2 bg-board px-4 py-6 text-on-board md:rounded-3 md:p-8 xl:grid-cols-[fit-content(22rem)_minmax(0,1fr)]"
    >
      <div className="min-w-0">
        <p className="min-h-[.85lh] text-[clamp(4.5rem,3rem+6vw,8rem)] leading-[.85] font-[260] tracking-[-.045em]">
          {shown(<Temperature celsius={temperature} />)}
        </p>
        <p className="mt-4 text-[1.25rem] font-semibold wrap-anywhere">
          {shown(conditionText(condition) || m.weather_no_condition())}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-y-4 max-[17rem]:grid-cols-1 md:grid-cols-4">
        {boardFacts(weather ?? sample, units).map(({ key, label, measure }) => (
          <div
            key={key}
            className="flex min-w-0 flex-col justify-start gap-1.5 border-board-line py-1 pr-3 max-md:even:border-l max-md:even:pl-4 max-[17rem]:even:border-l-0 max-[17rem]:even:pl-0 md:border-l md:px-4"
          >
            <dt key={label} className="text-small leading-[1.35] text-balance text-on-board-2">
              {shown(label)}
            </dt>
            <dd className="order-first text-[1.875rem] leading-none font-panel tracking-number wrap-anywhere">
              {shown(<FigureOfBoard measure={measure} />)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Temperature({ celsius }: { celsius: number | null }) {
  const units = useUnits();
  if (celsius === null) return <span className="text-lead tracking-normal">{m.weather_no_temperature()}</span>;
  const { value, unit } = units.temperature(celsius);
  return (
    <>
      <ChangingText>{value}</ChangingText>
      <small className="ml-[.1em] align-[.85em] text-[.35em] font-normal tracking-normal">{unit}</small>
    </>
  );
}

function FigureOfBoard({ measure }: Pick<BoardFact, 'measure'>) {
  if (!measure) return <span className="text-small tracking-normal text-on-board-2">{m.not_reported()}</span>;
  const { value, unit } = measure;
  if (value.length > LONGEST_FIGURE)
    return <span className="text-ui leading-tight font-semibold tracking-normal">{value}</span>;
  return (
    <>
      <ChangingText>{value}</ChangingText>
      {unit && <small className="text-[.45em] font-medium tracking-normal opacity-78">{` ${unit}`}</small>}
    </>
  );
}
