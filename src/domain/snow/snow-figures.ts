import type { ForecastDay, Weather } from '@/api/weather/weather.schema';
import { FALLBACK_WEATHER } from '@/config/constants';

/** The state of one of a resort's two reports: current conditions or forecast. */
export interface Report<Data> {
  data: Data | undefined;
  /** When it was received (epoch ms); null without data. */
  givenAt: number | null;
  /** It could not be loaded and there is no earlier one; stays true during a retry. */
  hasFailed: boolean;
}

/** Whether a report's figures are the server's, our fallback after a failure, or not there yet. */
export type ReportState = 'reported' | 'failed' | 'waiting';

/** The figures of one row of the board. Null: not reported. */
export interface SnowFigures {
  weatherState: ReportState;
  forecastState: ReportState;
  /** cm, the sum over the days of the forecast that report it. */
  newSnow: number | null;
  days: readonly ForecastDay[];
  /** cm */
  depth: number | null;
  lastSnowfall: Weather['lastSnowfall'];
  /** °C */
  temperature: number | null;
  condition: string;
  wind: Weather['wind'];
  /** When the weather service measured (ISO instant), or ''. */
  reportedAt: string;
  /** When the older of the two reports was received (epoch ms); null before either is there. */
  givenAt: number | null;
}

/** The sum of new snow over the days that report it; null if none does. */
export function sumOfNewSnow(days: readonly ForecastDay[]): number | null {
  const amounts = days.map(({ snowAmount }) => snowAmount).filter((amount) => amount !== null);
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null;
}

/** On how many of the days new snow is reported, none included. */
export const countOfSnowDays = (days: readonly ForecastDay[]): number =>
  days.filter(({ snowAmount }) => snowAmount !== null).length;

function stateOf({ data, hasFailed }: Report<unknown>): ReportState {
  if (data !== undefined) return 'reported';
  return hasFailed ? 'failed' : 'waiting';
}

const noDays: readonly ForecastDay[] = [];
const unknown = { temperature: null, condition: '', snowDepth: null, wind: null };

/**
 * The figures of a resort from its two reports. If the conditions failed to load, the estimated fallback takes their place,
 * and `weatherState` says so.
 */
export function snowFigures(weather: Report<Weather>, forecast: Report<ForecastDay[]>): SnowFigures {
  const weatherState = stateOf(weather);
  const days = forecast.data ?? noDays;
  const { temperature, condition, snowDepth, wind } =
    weather.data ?? (weatherState === 'failed' ? FALLBACK_WEATHER : unknown);
  const given = [weather.givenAt, forecast.givenAt].filter((instant) => instant !== null);
  return {
    weatherState,
    forecastState: stateOf(forecast),
    newSnow: sumOfNewSnow(days),
    days,
    depth: snowDepth,
    lastSnowfall: weather.data?.lastSnowfall ?? null,
    temperature,
    condition,
    wind,
    reportedAt: weather.data?.updatedAt ?? '',
    givenAt: given.length > 0 ? Math.min(...given) : null,
  };
}

const noReport = { data: undefined, givenAt: null, hasFailed: false };
/** The figures of a resort whose reports are on their way. */
export const waitingFigures: SnowFigures = snowFigures(noReport, noReport);

/** What a row shows of each of its two reports; their age does not count. */
const ofWeather = ['weatherState', 'depth', 'lastSnowfall', 'temperature', 'condition', 'wind'] as const;
const ofForecast = ['forecastState', 'newSnow', 'days'] as const;

/** Unchanged objects keep their identity. */
const differ = (names: readonly (keyof SnowFigures)[], one: SnowFigures, other: SnowFigures): boolean =>
  names.some((name) => one[name] !== other[name]);

/** True if two rows show the same. */
export const isSameFigures = (one: SnowFigures, other: SnowFigures): boolean =>
  !differ([...ofWeather, ...ofForecast], one, other);

/** Whether the server has reported something that a row does not show yet. A report that has failed since is nothing newer. */
export const hasNewerFigures = (latest: SnowFigures, shown: SnowFigures): boolean =>
  (latest.weatherState === 'reported' && differ(ofWeather, latest, shown)) ||
  (latest.forecastState === 'reported' && differ(ofForecast, latest, shown));
