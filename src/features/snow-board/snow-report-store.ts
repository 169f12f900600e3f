import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Weather } from '@/api/weather/weather.schema';
import { FRESH_FOR, WEATHER_AT_ONCE } from '@/config/constants';
import { isSameFigures, type Report, type SnowFigures, snowFigures } from '@/domain/snow/snow-figures';
import { runWhenIdle } from '@/lib/run-when-idle';
import { nextRows } from './next-rows';
import { observeReports, type ReportObservers, type RequestedReport } from './report-observers';

/** The state of a row. Unchanged rows and figures keep their identity. */
export interface SnowRowState {
  figures: SnowFigures;
  /** One of its reports has failed, and something is being requested. */
  isRetrying: boolean;
  /**
   * Both reports have arrived or failed since the board was opened or refreshed, or were fresh then. Does not wait for
   * retries.
   */
  isSettled: boolean;
}

export type SnowRows = ReadonlyMap<string, SnowRowState>;

interface FollowedResort {
  observers: ReportObservers;
  row: SnowRowState;
  /** All of its reports are fresh. */
  isFresh: boolean;
  /** How many of its first requests are pending. */
  requests: number;
  /** Ends the subscription, if there is one. */
  end?: () => void;
}

interface SnowReportStoreOptions {
  queryClient: QueryClient;
  /** Ids of the rows whose reports are requested first. */
  inView: RefObject<ReadonlySet<string>>;
  /** False if only forecasts are needed. */
  hasConditions: boolean;
}

const unrequested: Report<Weather> = { data: undefined, givenAt: null, hasFailed: false };

const areUnchanged = (before: SnowFigures, now: SnowFigures) =>
  before.givenAt === now.givenAt && before.reportedAt === now.reportedAt && isSameFigures(before, now);

/** The new row, but with the previous objects where nothing has changed. */
function withSameObjects(before: SnowRowState, now: SnowRowState): SnowRowState {
  if (!areUnchanged(before.figures, now.figures)) return now;
  const isSameRow = before.isRetrying === now.isRetrying && before.isSettled === now.isSettled;
  return isSameRow ? before : { ...now, figures: before.figures };
}

/**
 * The reports of many resorts, outside React, so that a response updates only its own row. `useQueries` compares and
 * tracks all of them on each response, which for a hundred resorts takes a slow phone longer than a frame.
 */
export function createSnowReportStore({ queryClient, inView, hasConditions }: SnowReportStoreOptions) {
  let resorts: ReadonlyMap<string, FollowedResort> = new Map();
  let onChange: ((rows: SnowRows) => void) | null = null;
  const started = new Set<string>();
  // Shows what has arrived before requesting more; else a slow phone renders several rows per frame.
  let cancelNext = () => {};
  // Changing an observer may call its listener synchronously.
  let isChanging = false;
  // Responses older than `oldest` are refetched, and so are failures before `openedAt`.
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

  /** Re-reads a resort's reports; returns whether its row has changed. */
  function updateRow(id: string): boolean {
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
      updateRow(id);
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

  /** With a listener, subscribes to all reports and requests those missing or old. */
  function start(): void {
    if (!onChange) return;
    for (const [id, resort] of resorts) {
      resort.end ??= resort.observers.subscribe(() => {
        const hasChanged = updateRow(id);
        cancelNext();
        cancelNext = runWhenIdle(startMore);
        if (hasChanged) onChange?.(rows());
      });
      updateRow(id);
    }
    startMore();
    onChange(rows());
  }

  return {
    rows,
    /** Follows exactly these resorts, in this order. */
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
    /** Requests what is missing or old, and calls the listener on each change. Returns a function that stops this. */
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
    /** Requests all reports again, a few at a time. */
    refresh: (): void => {
      openedAt = Date.now();
      oldest = openedAt;
      started.clear();
      enable(resorts.keys(), false);
      start();
    },
  };
}
