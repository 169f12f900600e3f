import { defaultRangeExtractor, type Range, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { PAGE_SIZE } from '@/config/constants';
import { runWhenIdle } from '@/lib/run-when-idle';
import { type RowMeasurements, savedMeasurements, saveMeasurements } from './row-measurements';

/** Up to so many items nothing is measured and all are rendered: a prerendered page and a short list are plain grids. */
const PLAIN = 2 * PAGE_SIZE;
/** Up to so many items all stay rendered once the browser was idle: as many as a long visit shows. */
const ALL_RENDERED = 5 * PAGE_SIZE;
/** Rows rendered beyond either edge of the screen; fewer at first, so that Back shows its rows at once. */
const OVERSCAN = { first: 1, idle: 3 };
/** Pixels; holds until a row is measured. */
const ESTIMATED_ROW = 480;

/** Part of what a virtual list renders: a run of items, or the space (in pixels) of the rows left out. */
export type VirtualPart = { key: string; space: number } | { row: number; from: number; to: number };

interface VirtualRowsOptions {
  /** Names the list among those whose measurements are cached for Back. */
  name: string;
  /** The id of each item, in their order. */
  ids: readonly string[];
  /** The id of the item that holds the focus: its row and those beside it stay rendered. */
  focusedId: string | null;
  /** The grid of the items. */
  grid: RefObject<HTMLElement | null>;
}

/**
 * The rows of a window, and one that stays rendered wherever it is, with its neighbours, so that Tab goes on from it in
 * either direction; -1 for none.
 */
export function rangeWithRow(range: Range, row: number): number[] {
  const pinned = row < 0 ? [] : [row - 1, row, row + 1].filter((each) => each >= 0 && each < range.count);
  return [...new Set([...pinned, ...defaultRangeExtractor(range)])].sort((a, b) => a - b);
}

type RowVirtualizer = Virtualizer<Window, HTMLElement>;

/**
 * A window of a CSS grid by rows: which items to render, and how much space the others take. `measureRow` goes on the first item of each row, and every item names its row by `data-index`.
 */
export function useVirtualRows({ name, ids, focusedId, grid }: VirtualRowsOptions) {
  // A list that was long once stays measured: Back may lead from a few matches to all of them again.
  const [isVirtual, setVirtual] = useState(ids.length > PLAIN);
  if (!isVirtual && ids.length > PLAIN) setVirtual(true);
  const isBack = useNavigationType() === 'POP';
  const [saved] = useState(() => (isVirtual ? savedMeasurements(name) : null));
  const [shape, setShape] = useState<GridShape | null>(saved);
  const [isSettled, setSettled] = useState(!isVirtual);
  const columns = shape?.columns ?? 1;
  const rowKeys = useMemo(() => (isVirtual ? keysOfRows(ids, columns) : []), [isVirtual, ids, columns]);
  const focused = focusedId === null ? -1 : Math.floor(ids.indexOf(focusedId) / columns);
  const isWhole = isSettled && ids.length <= ALL_RENDERED;

  const rangeExtractor = useCallback(
    (range: Range) => {
      if (isWhole) return Array.from({ length: range.count }, (_, row) => row);
      return rangeWithRow(range, focused);
    },
    [isWhole, focused],
  );
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    enabled: isVirtual,
    count: rowKeys.length,
    getItemKey: useCallback((row: number) => rowKeys[row] ?? row, [rowKeys]),
    estimateSize: () => shape?.rowHeight ?? ESTIMATED_ROW,
    measureElement: measureRow,
    rangeExtractor,
    overscan: isSettled ? OVERSCAN.idle : OVERSCAN.first,
    scrollMargin: shape?.top ?? 0,
    scrollToFn: correctOnly,
    initialRect: { width: 0, height: typeof window === 'undefined' ? 0 : window.innerHeight },
    initialMeasurementsCache: saved?.rows ?? [],
    initialOffset: () => (isBack && saved ? saved.offset : window.scrollY),
  });
  // A browser with scroll anchoring corrects the scroll position itself; a second correction would move it.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = hasScrollAnchoring() ? () => false : undefined;

  // Again for other items: what is above the list may be another height with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const element = grid.current;
    if (!isVirtual || !element) return;
    const measure = () => setShape((before) => measureShape(element, before));
    measure();
    let width = element.offsetWidth;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      measure();
      virtualizer.measure();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isVirtual, ids, virtualizer, grid]);

  useEffect(() => (isSettled ? undefined : runWhenIdle(() => startTransition(() => setSettled(true)))), [isSettled]);

  useLayoutEffect(() => {
    if (!shape) return;
    return () =>
      saveMeasurements(name, { ...shape, offset: virtualizer.scrollOffset ?? 0, rows: sizesOf(virtualizer) });
  }, [name, shape, virtualizer]);

  return {
    measureRow: isVirtual && shape ? virtualizer.measureElement : undefined,
    parts: partsOf(virtualizer, shape, { count: ids.length, isWhole }),
  };
}

type GridShape = Pick<RowMeasurements, 'columns' | 'rowHeight' | 'top' | 'width'>;

function measureShape(grid: HTMLElement, before: GridShape | null): GridShape {
  const { top: fromView, width } = grid.getBoundingClientRect();
  const top = Math.round(fromView + window.scrollY);
  if (before?.width === width) return before.top === top ? before : { ...before, top };
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const rowHeight = grid.querySelector('[data-index]')?.getBoundingClientRect().height || ESTIMATED_ROW;
  return { width, columns, top, rowHeight };
}

/** A row is named by all items in it: among other items it may have another height. */
function keysOfRows(ids: readonly string[], columns: number): readonly string[] {
  if (columns === 1) return ids;
  return Array.from({ length: Math.ceil(ids.length / columns) }, (_, row) =>
    ids.slice(row * columns, (row + 1) * columns).join(' '),
  );
}

/** Height of a row with its fraction of a pixel, so that a row and its space are equally high. */
function measureRow(item: HTMLElement, entry: ResizeObserverEntry | undefined, virtualizer: RowVirtualizer): number {
  const box = entry?.borderBoxSize[0];
  if (box) return box.blockSize;
  const { getItemKey, estimateSize } = virtualizer.options;
  const row = virtualizer.indexFromElement(item);
  return virtualizer.itemSizeCache.get(getItemKey(row)) ?? (item.getBoundingClientRect().height || estimateSize(row));
}

/** The router restores the scroll position; only a correction for a row of another height than estimated is ours. */
function correctOnly(_offset: number, { adjustments = 0 }: { adjustments?: number }): void {
  if (adjustments !== 0) window.scrollBy(0, adjustments);
}

function hasScrollAnchoring(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports?.('overflow-anchor', 'auto');
}

/** Every height that was measured, also of rows that the list now shown does not have: Back may lead to them. */
function sizesOf({ itemSizeCache }: RowVirtualizer): RowMeasurements['rows'] {
  return Array.from(itemSizeCache, ([key, size]) => ({ key, size, index: 0, start: 0, end: size, lane: 0 }));
}

function partsOf(
  virtualizer: RowVirtualizer,
  shape: GridShape | null,
  { count, isWhole }: { count: number; isWhole: boolean },
): VirtualPart[] {
  if (!virtualizer.options.enabled) return [{ row: 0, from: 0, to: count }];
  // The columns are counted on the first cards, before the first paint.
  if (!shape) return [{ row: 0, from: 0, to: isWhole ? count : PAGE_SIZE }];
  const { columns, top } = shape;
  const parts: VirtualPart[] = [];
  let end = top;
  let rows = 0;
  for (const { index, start, end: next } of virtualizer.getVirtualItems()) {
    if (start > end) parts.push({ key: `space ${parts.length - rows}`, space: start - end });
    parts.push({ row: index, from: index * columns, to: Math.min(count, (index + 1) * columns) });
    end = next;
    rows += 1;
  }
  const rest = top + virtualizer.getTotalSize() - end;
  if (rest > 0) parts.push({ key: 'space at the end', space: rest });
  return parts;
}
