import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { hasNewerFigures, isSameFigures, type SnowFigures, waitingFigures } from '@/domain/snow/snow-figures';
import { type SnowSort, type SortableRow, sortRows, usualSort } from '@/domain/snow/snow-order';

/** The figures the board was last sorted by, kept until newer ones are applied. */
type Applied = ReadonlyMap<string, SnowFigures>;

/** A resort with its newest figures. */
interface BoardRow extends SortableRow {
  country: string;
}

interface BoardOrderOptions {
  rows: readonly BoardRow[];
  /** No row is waiting for its first responses. */
  isSettled: boolean;
  /** Whether someone is reading the rows, which must not move then. */
  isReading: () => boolean;
}

/**
 * Whether figures are kept although newer ones exist: they are complete, so someone may be reading them, and differ.
 */
const isHeld = (figures: SnowFigures, latest: SnowFigures) =>
  figures.weatherState === 'reported' && figures.forecastState === 'reported' && !isSameFigures(figures, latest);

const figuresOf = (rows: readonly BoardRow[]): Applied => new Map(rows.map(({ id, figures }) => [id, figures]));

/**
 * The rows in the chosen order, with the figures it was computed from. Newer figures wait until they are applied, so
 * that no row moves while it is read; a row without figures shows its first ones at once, in place. After opening or
 * refreshing, the board is sorted once everything has arrived, unless someone is already reading.
 */
export function useBoardOrder({ rows, isSettled, isReading }: BoardOrderOptions) {
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

  const sorted = sortRows(
    rows.map((row) => ({ ...row, figures: applied.get(row.id) ?? waitingFigures, latest: row.figures })),
    sort,
    new Date(),
  );
  const newer = sorted.filter(({ figures, latest }) => hasNewerFigures(latest, figures)).length;

  return {
    ordered: sorted.map(
      ({ figures, latest, ...row }): BoardRow => ({ ...row, figures: isHeld(figures, latest) ? figures : latest }),
    ),
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
