import { type QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { weatherQueries } from '@/api/weather/weather.queries';
import type { ForecastDay, Weather } from '@/api/weather/weather.schema';
import type { Report } from '@/domain/snow/snow-figures';
import type { Fetched } from '@/lib/fetched';

export interface RequestedReport<Data> extends Report<Data> {
  isFetching: boolean;
  /** It has failed, and waits for a retry or is being retried. */
  isRetried: boolean;
  /** Time of the last response, which may be the service worker's, and of the last failure (epoch ms); 0: never. */
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

/** Observers of the reports of one resort. */
export interface ReportObservers {
  /** Null if conditions are not needed. */
  weather: () => RequestedReport<Weather> | null;
  forecast: () => RequestedReport<ForecastDay[]>;
  /** Enables requests for missing or old reports. */
  enable: (isEnabled: boolean) => void;
  /** Keeps the reports cached and calls `onChange` on each change. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

/** Observes a resort's reports in the query cache; requests nothing until enabled. */
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
