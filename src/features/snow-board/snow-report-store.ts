import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Weather } from '@/api/weather/weather.schema';
import { FRESH_FOR, WEATHER_AT_ONCE } from '@/config/constants';
import { isSameFigures, type Report, type SnowFigures, snowFigures } from '@/domain/snow/snow-figures';
import { runWhenIdle } from '@/lib/run-when-idle';
import { nextRows } from './next-rows';
import { observeReports, type ReportObservers, type RequestedReport } from './report-observers';

/** A resort's row as far as its requests are concerned. It and its figures are the same objects as long as they say the same. */
export interface SnowRowState {
  figures: SnowFigures;
  /** One of its reports did not load, and something is requested. */
  isRetrying: boolean;
  /**
   * Both reports have come or failed since the board was opened or refreshed, or were fresh then; one that is tried again is
   * not waited for.
   */
  isSettled: boolean;
}

export type SnowRows = ReadonlyMap<string, SnowRowState>;

interface FollowedResort {
  observers: ReportObservers;
  row: SnowRowState;
  /** All of its reports are fresh. */
  isFresh: boolean;
  /** How many of its requests are under way for the first time. */
  requests: number;
  /** Ends the subscription, which there is only while somebody listens. */
  end?: () => void;
}

interface SnowReportStoreOptions {
  queryClient: QueryClient;
  /** Whose reports are requested first. */
  inView: RefObject<ReadonlySet<string>>;
  /** False: the forecasts alone are needed. */
  hasConditions: boolean;
}

const unrequested: Report<Weather> = { data: undefined, givenAt: null, hasFailed: false };

const areUnchanged = (before: SnowFigures, now: SnowFigures) =>
  before.givenAt === now.givenAt && before.reportedAt === now.reportedAt && isSameFigures(before, now);

/** The row that was read now, with the objects of the one before where they say the same. */
function withSameObjects(before: SnowRowState, now: SnowRowState): SnowRowState {
  if (!areUnchanged(before.figures, now.figures)) return now;
  const isSameRow = before.isRetrying === now.isRetrying && before.isSettled === now.isSettled;
  return isSameRow ? before : { ...now, figures: before.figures };
}

/**
 * The reports of many resorts, kept outside of React: a response is read for the one row it is of. `useQueries` compares and
 * tracks all of them for each response, which for a hundred resorts takes a slow phone longer than a frame.
 */
export function createSnowReportStore({ queryClient, inView, hasConditions }: SnowReportStoreOptions) {
  let resorts: ReadonlyMap<string, FollowedResort> = new Map();
  let onChange: ((rows: SnowRows) => void) | null = null;
  const started = new Set<string>();
  // What has come is shown before more is requested: else a slow phone renders several rows in each frame.
  let cancelNext = () => {};
  // Changing an observer may call its listener at once.
  let isChanging = false;
  // Responses older than `oldest` are requested anew, failures from before the board was opened or refreshed as well.
  let openedAt = Date.now();
  let oldest = openedAt - FRESH_FOR.weather;

  const rows = (): SnowRows => new Map([...resorts].map(([id, { row }]) => [id, row]));

  function stateOf(id: string, observers: ReportObservers): Omit<FollowedResort, 'observers' | 'end'> {
    const [weather, forecast] = [observers.weather(), observers.forecast()];
    const needed: RequestedReport<unknown>[] = weather ? [weather, forecast] : [forecast];
    const isFresh = ({ cameAt }: RequestedReport<unknown>) => cameAt >= oldest;
    const isSettled = (report: RequestedReport<unknown>) =>
      isFresh(report) || report.failedAt >= openedAt || report.isRetried;
    return {
      row: {
        figures: snowFigures(weather ?? unrequested, forecast),
        isRetrying: needed.some(({ hasFailed }) => hasFailed) && needed.some(({ isFetching }) => isFetching),
        isSettled: needed.every(isSettled),
      },
      isFresh: needed.every(isFresh),
      requests: started.has(id) ? needed.filter((report) => !isSettled(report)).length : 0,
    };
  }

  /** Reads the reports of a resort anew; true when its row says something else. */
  function read(id: string): boolean {
    const resort = resorts.get(id);
    if (!resort) return false;
    const shown = resort.row;
    Object.assign(resort, stateOf(id, resort.observers));
    resort.row = withSameObjects(shown, resort.row);
    return resort.row !== shown;
  }

  function enable(ids: Iterable<string>, isEnabled: boolean): void {
    isChanging = true;
    for (const id of ids) {
      resorts.get(id)?.observers.enable(isEnabled);
      read(id);
    }
    isChanging = false;
  }

  function startMore(): void {
    if (isChanging) return;
    const all = [...resorts].map(([id, { isFresh, requests }]) => ({ id, isFresh, requests }));
    const next = nextRows(all, started, inView.current, WEATHER_AT_ONCE);
    for (const id of next) started.add(id);
    enable(next, true);
  }

  /** Once somebody listens, reports are kept and those that are missing or old requested. */
  function start(): void {
    if (!onChange) return;
    for (const [id, resort] of resorts) {
      resort.end ??= resort.observers.subscribe(() => {
        const hasChanged = read(id);
        cancelNext();
        cancelNext = runWhenIdle(startMore);
        if (hasChanged) onChange?.(rows());
      });
      read(id);
    }
    startMore();
    onChange(rows());
  }

  return {
    rows,
    /** Follows these resorts, in this order, and no others any more. */
    follow: (ids: readonly string[]): void => {
      const before = resorts;
      resorts = new Map(
        ids.map((id): [string, FollowedResort] => {
          const known = before.get(id);
          if (known) return [id, known];
          const observers = observeReports(queryClient, id, hasConditions);
          return [id, { observers, ...stateOf(id, observers) }];
        }),
      );
      for (const [id, { end }] of before) {
        if (resorts.has(id)) continue;
        end?.();
        started.delete(id);
      }
      start();
    },
    /** Requests what is missing or old and passes on the rows whenever one has changed, until the function it gives is called. */
    listen: (listener: (rows: SnowRows) => void): (() => void) => {
      onChange = listener;
      start();
      return () => {
        onChange = null;
        cancelNext();
        for (const resort of resorts.values()) {
          resort.end?.();
          delete resort.end;
        }
      };
    },
    /** Requests every report anew, in turn. */
    refresh: (): void => {
      openedAt = Date.now();
      oldest = openedAt;
      started.clear();
      enable(resorts.keys(), false);
      start();
    },
  };
}
