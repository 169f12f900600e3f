import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { PAGE_SIZE } from '@/config/constants';
import { importChunk } from '@/lib/import-chunk';
import { runWhenIdle } from '@/lib/run-when-idle';
import { useChunkState } from '@/lib/use-chunk';
import { type RowMeasurements, savedMeasurements, saveMeasurements } from './row-measurements';
import type { RowOptions, VirtualPart } from './row-virtualizer';

/**
 * Up to this many items, all are rendered and nothing is measured: prerendered pages and short lists are plain grids.
 */
const PLAIN = 2 * PAGE_SIZE;
/** Up to this many items, all stay rendered once the browser was idle: as many as a long visit shows. */
const ALL_RENDERED = 5 * PAGE_SIZE;
/** Rows rendered beyond either edge of the screen; fewer at first, so that Back shows its rows at once. */
const OVERSCAN = { first: 1, idle: 3 };
/** In pixels, until a row is measured. */
const ESTIMATED_ROW = 480;

/** Lazy, to save a list's first view 9 kB: loaded with the second page and needed from the third on. */
export const rowVirtualizer = importChunk(() => import('./row-virtualizer'));

interface VirtualRowsOptions {
  /** Identifies the list whose measurements are kept for Back. */
  name: string;
  /** The ids of all items, in order. */
  ids: readonly string[];
  /** The id of the item that has the focus: its row and the neighbouring ones stay rendered. */
  focusedId: string | null;
  /** The grid of the items. */
  grid: RefObject<HTMLElement | null>;
}

/**
 * Virtualises a CSS grid by rows: which items to render, and how much space the others take. Set `measureRow` as ref of
 * the first item of each row, and the row's index as `data-index` of every item.
 */
export function useVirtualRows({ name, ids, focusedId, grid }: VirtualRowsOptions) {
  // A list that was long once stays measured, because Back may lead from a few matches to all of them again.
  const [isLong, setLong] = useState(ids.length > PLAIN);
  if (!isLong && ids.length > PLAIN) setLong(true);
  const { module, hasFailed } = useChunkState(rowVirtualizer, isLong || ids.length > PAGE_SIZE);
  const library = isLong ? module : undefined;
  const isVirtual = library !== undefined;
  const isBack = useNavigationType() === 'POP';
  const [saved] = useState(() => (isVirtual ? savedMeasurements(name) : null));
  const [shape, setShape] = useState<GridShape | null>(saved);
  const [isSettled, setSettled] = useState(!isVirtual);
  const columns = shape?.columns ?? 1;
  const focusedRow = focusedId === null ? -1 : Math.floor(ids.indexOf(focusedId) / columns);
  const isWhole = isSettled && ids.length <= ALL_RENDERED;
  const overscan = isSettled ? OVERSCAN.idle : OVERSCAN.first;

  // A row's key consists of its items: with other items it may have another height.
  const getItemKey = useCallback(
    (row: number) => ids.slice(row * columns, (row + 1) * columns).join(' '),
    [ids, columns],
  );
  const options: RowOptions = {
    count: Math.ceil(ids.length / columns),
    getItemKey,
    estimateSize: () => shape?.rowHeight ?? ESTIMATED_ROW,
    rangeExtractor: (range) => library?.rangeWithRow(range, focusedRow) ?? [],
    overscan: isWhole ? ALL_RENDERED : overscan,
    scrollMargin: shape?.top ?? 0,
    initialMeasurementsCache: saved?.rows ?? [],
    initialOffset: () => (isBack && saved ? saved.offset : window.scrollY),
  };
  const virtualizer = useRowVirtualizer(library, options);

  // Again for other items, which may change the height of what is above the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const element = grid.current;
    if (!virtualizer || !element) return;
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
  }, [ids, virtualizer, grid]);

  useEffect(() => (isSettled ? undefined : runWhenIdle(() => startTransition(() => setSettled(true)))), [isSettled]);

  useLayoutEffect(() => {
    if (!shape || !virtualizer || !library) return;
    return () =>
      saveMeasurements(name, {
        ...shape,
        offset: virtualizer.scrollOffset ?? 0,
        rows: library.sizesOf(virtualizer),
      });
  }, [name, shape, virtualizer, library]);

  // Until the chunk is loaded, render as many as would be kept; if it fails, all. Then columns are counted on the first
  // cards, before the first paint.
  const rendersAll = virtualizer ? isWhole : hasFailed;
  const atFirst = virtualizer ? PAGE_SIZE : ALL_RENDERED;
  const parts: VirtualPart[] =
    virtualizer && library && shape
      ? library.partsOf(virtualizer, { ...shape, count: ids.length })
      : [{ row: 0, from: 0, to: rendersAll ? ids.length : Math.min(ids.length, atFirst) }];
  return { measureRow: virtualizer && shape ? virtualizer.measureElement : undefined, parts };
}

/** The virtualizer, kept up to date as the package's own hook would; undefined until the library is loaded. */
function useRowVirtualizer(library: typeof import('./row-virtualizer') | undefined, options: RowOptions) {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const [rows, setRows] = useState(() => library?.createRowVirtualizer(options, rerender) ?? null);
  if (library && !rows) setRows(library.createRowVirtualizer(options, rerender));
  rows?.update(options);
  const virtualizer = rows?.virtualizer;
  useLayoutEffect(() => virtualizer?._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer?._willUpdate());
  return virtualizer;
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
