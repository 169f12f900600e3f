import { type QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { weatherQueries } from '@/api/weather/weather.queries';
import type { ForecastDay, Weather } from '@/api/weather/weather.schema';
import type { Report } from '@/domain/snow/snow-figures';
import type { Fetched } from '@/lib/fetched';

export interface RequestedReport<Data> extends Report<Data> {
  isFetching: boolean;
  /** It failed and waits to be retried, or is retried. */
  isRetried: boolean;
  /** When it last came, also from the service worker's cache, and when it last failed (epoch ms); 0: never. */
  cameAt: number;
  failedAt: number;
}

function requestedReport<Data>(result: QueryObserverResult<Fetched<Data>>): RequestedReport<Data> {
  const { data: fetched, dataUpdatedAt, errorUpdatedAt, failureCount, isFetching } = result;
  return {
    data: fetched?.data,
    givenAt: fetched ? (fetched.savedAt ? Date.parse(fetched.savedAt) : dataUpdatedAt) : null,
    hasFailed: fetched === undefined && errorUpdatedAt > 0,
    isFetching,
    isRetried: failureCount > 0,
    cameAt: dataUpdatedAt,
    failedAt: errorUpdatedAt,
  };
}

/** The reports of one resort, as far as they are needed. */
export interface ReportObservers {
  /** Null: the conditions are not needed. */
  weather: () => RequestedReport<Weather> | null;
  forecast: () => RequestedReport<ForecastDay[]>;
  /** Whether they are requested where they are old. */
  enable: (isEnabled: boolean) => void;
  /** Keeps them cached, and says when one has changed, until the function it gives is called. */
  subscribe: (onChange: () => void) => () => void;
}

/** Observes the reports of a resort in the query cache; nothing is requested until they are enabled. */
export function observeReports(queryClient: QueryClient, id: string, hasConditions: boolean): ReportObservers {
  const current = { ...weatherQueries.current(id), select: (fetched: Fetched<Weather>) => fetched };
  const days = { ...weatherQueries.forecast(id), select: (fetched: Fetched<ForecastDay[]>) => fetched };
  const weather = hasConditions ? new QueryObserver(queryClient, { ...current, enabled: false }) : null;
  const forecast = new QueryObserver(queryClient, { ...days, enabled: false });
  return {
    weather: () => weather && requestedReport(weather.getCurrentResult()),
    forecast: () => requestedReport(forecast.getCurrentResult()),
    enable: (enabled) => {
      weather?.setOptions({ ...current, enabled });
      forecast.setOptions({ ...days, enabled });
    },
    subscribe: (onChange) => {
      const ends = [weather?.subscribe(onChange), forecast.subscribe(onChange)];
      return () => ends.forEach((end) => void end?.());
    },
  };
}
