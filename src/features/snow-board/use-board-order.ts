import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isSameFigures, type SnowFigures } from '@/domain/snow/snow-figures';
import { type SnowSort, type SortableRow, sortRows, usualSort } from '@/domain/snow/snow-order';

/** What the board stands by: the figures it was sorted by, until newer ones are asked for. */
type Applied = ReadonlyMap<string, SnowFigures>;

export interface BoardRow {
  id: string;
  name: string;
  /** The newest figures; undefined while neither report is there. */
  figures: SnowFigures | undefined;
}

interface BoardOrderOptions {
  resorts: readonly { id: string; name?: string }[];
  /** Their rows. */
  rows: readonly BoardRow[];
  /** No row waits for its first responses any more. */
  isSettled: boolean;
  /** Whether a row is being read now, which must not move away by itself. */
  isReading: () => boolean;
}

/** Something of it has come from the server. */
const isReported = ({ weatherState, forecastState }: SnowFigures) =>
  weatherState === 'reported' || forecastState === 'reported';

/** Whether figures stay although there are newer ones: they are whole, so somebody may read them, and say something else. */
const isHeld = (figures: SnowFigures, latest: SnowFigures | undefined) =>
  figures.weatherState === 'reported' &&
  figures.forecastState === 'reported' &&
  (latest === undefined || !isSameFigures(figures, latest));

const figuresOf = (rows: readonly BoardRow[]): Applied =>
  new Map(rows.flatMap(({ id, figures }) => (figures ? [[id, figures] as const] : [])));

/**
 * The rows in the order that was asked for, with the figures it was made from. Newer figures wait until someone wants them, so
 * that no row moves while it is read; a row without any shows its first ones at once, in its place. What was opened or
 * refreshed is sorted by itself once everything is there, unless someone reads the rows already.
 */
export function useBoardOrder({ resorts, rows, isSettled, isReading }: BoardOrderOptions) {
  const [sort, setSort] = useState<SnowSort>(() => usualSort('newSnow'));
  const [applied, setApplied] = useState<Applied>(() => figuresOf(rows));
  // Opened or refreshed: the figures that come were asked for.
  const [isAwaited, setAwaited] = useState(true);

  const apply = () => startTransition(() => setApplied(figuresOf(rows)));
  const applyAwaited = useEffectEvent(() => {
    if (!isAwaited) return;
    if (isReading()) setAwaited(false);
    else {
      startTransition(() => {
        setAwaited(false);
        setApplied(figuresOf(rows));
      });
    }
  });
  useEffect(() => {
    if (isSettled) applyAwaited();
  }, [isSettled]);

  // Figures that come leave the order as it is, so that it is not sorted again for each of them.
  const order = useMemo(
    () =>
      sortRows(
        resorts.map(({ id, name = '' }): SortableRow => ({ id, name, figures: applied.get(id) })),
        sort,
        new Date(),
      ).map(({ id }) => id),
    [resorts, applied, sort],
  );
  const ordered = useMemo(() => {
    const known = new Map(rows.map((row) => [row.id, row]));
    return order.flatMap((id): BoardRow[] => {
      const [row, figures] = [known.get(id), applied.get(id)];
      if (!row) return [];
      return [figures && isHeld(figures, row.figures) ? { ...row, figures } : row];
    });
  }, [rows, applied, order]);

  const newer = rows.filter(({ id, figures }) => {
    const known = applied.get(id);
    return figures !== undefined && isReported(figures) && (!known || !isSameFigures(known, figures));
  }).length;

  return {
    ordered,
    sort,
    sortBy: (next: SnowSort) => {
      setSort(next);
      apply();
    },
    /** How many rows have figures that the order does not know; none while they are awaited. */
    newer: isAwaited || !isSettled ? 0 : newer,
    apply,
    /** What was opened or refreshed is not in order yet. */
    isAwaited,
    await: () => setAwaited(true),
  };
}
