import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { hasNewerFigures, isSameFigures, type SnowFigures } from '@/domain/snow/snow-figures';
import { type SnowSort, type SortableRow, sortRows, usualSort } from '@/domain/snow/snow-order';

/** The figures the board was last sorted by, kept until newer ones are applied. */
type Applied = ReadonlyMap<string, SnowFigures>;

/** A resort with its newest figures. */
export interface BoardRow extends SortableRow {
  country: string;
}

interface BoardOrderOptions {
  resorts: readonly { id: string; name?: string }[];
  /** One per resort. */
  rows: readonly BoardRow[];
  /** No row is waiting for its first responses. */
  isSettled: boolean;
  /** Whether someone is reading the rows, which must not move then. */
  isReading: () => boolean;
}

/**
 * Whether figures are kept although newer ones exist: they are complete, so someone may be reading them, and differ.
 */
const isHeld = (figures: SnowFigures, latest: SnowFigures | undefined) =>
  figures.weatherState === 'reported' &&
  figures.forecastState === 'reported' &&
  (latest === undefined || !isSameFigures(figures, latest));

const figuresOf = (rows: readonly BoardRow[]): Applied =>
  new Map(rows.flatMap(({ id, figures }) => (figures ? [[id, figures] as const] : [])));

/**
 * The rows in the chosen order, with the figures it was computed from. Newer figures wait until they are applied, so
 * that no row moves while it is read; a row without figures shows its first ones at once, in place. After opening or
 * refreshing, the board is sorted once everything has arrived, unless someone is already reading.
 */
export function useBoardOrder({ resorts, rows, isSettled, isReading }: BoardOrderOptions) {
  const [sort, setSort] = useState<SnowSort>(() => usualSort('newSnow'));
  const [applied, setApplied] = useState<Applied>(() => figuresOf(rows));
  // After opening or refreshing, new figures were requested.
  const [isAwaited, setAwaited] = useState(true);

  const apply = () => startTransition(() => setApplied(figuresOf(rows)));
  const applyAwaited = useEffectEvent(() => {
    if (!isAwaited) return;
    startTransition(() => {
      setAwaited(false);
      if (!isReading()) setApplied(figuresOf(rows));
    });
  });
  useEffect(() => {
    if (isSettled) applyAwaited();
  }, [isSettled]);

  // Arriving figures leave the order alone, so that the board is not sorted again for each of them.
  const order = useMemo(
    () =>
      sortRows(
        resorts.map(({ id, name = '' }): SortableRow => ({ id, name, figures: applied.get(id) })),
        sort,
        new Date(),
      ).map(({ id }) => id),
    [resorts, applied, sort],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const ordered = order.flatMap((id): BoardRow[] => {
    const row = known.get(id);
    if (!row) return [];
    const figures = applied.get(id);
    return [figures && isHeld(figures, row.figures) ? { ...row, figures } : row];
  });

  const newer = rows.filter(({ id, figures }) => figures && hasNewerFigures(figures, applied.get(id))).length;

  return {
    ordered,
    sort,
    sortBy: (next: SnowSort) => {
      setSort(next);
      apply();
    },
    /** How many rows have newer figures than the order; 0 while loading. */
    newer: isAwaited || !isSettled ? 0 : newer,
    apply,
    /** The board was opened or refreshed, and is not sorted yet. */
    isAwaited,
    awaitNewer: () => setAwaited(true),
  };
}
