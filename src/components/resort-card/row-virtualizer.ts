import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';
import type { RowMeasurements } from './row-measurements';

// The part of a virtual list that only long lists need, a lazy chunk.

type Options = VirtualizerOptions<Window, HTMLElement>;
type RowVirtualizer = Virtualizer<Window, HTMLElement>;

/** How the list describes its rows. */
export type RowOptions = Pick<Options, 'count' | 'estimateSize'> &
  Required<
    Pick<
      Options,
      'getItemKey' | 'rangeExtractor' | 'overscan' | 'scrollMargin' | 'initialOffset' | 'initialMeasurementsCache'
    >
  >;

/** Part of a virtual list: a run of items, or the height in pixels of the rows left out. */
export type VirtualPart = { key: string; space: number } | { row: number; from: number; to: number };

/**
 * The rows of a range, plus one row that always stays rendered, with its neighbours, so that Tab can leave it in either
 * direction; -1 for none.
 */
export function rangeWithRow(range: Range, row: number): number[] {
  const pinned = row < 0 ? [] : [row - 1, row, row + 1].filter((each) => each >= 0 && each < range.count);
  return [...new Set([...pinned, ...defaultRangeExtractor(range)])].sort((a, b) => a - b);
}

/**
 * Does what the package's hook does without being one: a hook would have to be called in every render, even before this
 * chunk is loaded. `rerender` renders the list; call `update` with the options of each render.
 */
export function createRowVirtualizer(first: RowOptions, rerender: () => void) {
  let isMeasuring = false;
  const complete = (rows: RowOptions): Options => ({
    ...rows,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: correctOnly,
    measureElement: measureRow,
    initialRect: { width: 0, height: window.innerHeight },
    // Refs measure while React commits, when flushing is not possible.
    onChange: (_, isSync) => (isSync && !isMeasuring ? flushSync(rerender) : rerender()),
  });
  const virtualizer: RowVirtualizer = new Virtualizer(complete(first));
  // Browsers with scroll anchoring correct the scroll position themselves; a second correction would move it.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = hasScrollAnchoring() ? () => false : undefined;
  const measure = virtualizer.measureElement;
  virtualizer.measureElement = (element) => {
    isMeasuring = true;
    measure(element);
    isMeasuring = false;
  };
  return { virtualizer, update: (options: RowOptions) => virtualizer.setOptions(complete(options)) };
}

/** What to render of a list with a number of items and columns that starts `top` pixels below the top of the page. */
export function partsOf(
  virtualizer: RowVirtualizer,
  { columns, top, count }: { columns: number; top: number; count: number },
): VirtualPart[] {
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

/** All measured heights, including those of rows no longer in the list, which Back may restore. */
export function sizesOf({ itemSizeCache }: RowVirtualizer): RowMeasurements['rows'] {
  return Array.from(itemSizeCache, ([key, size]) => ({ key, size, index: 0, start: 0, end: size, lane: 0 }));
}

/** Height of a row, fractions of a pixel included, so that a row and its spacer are equally high. */
function measureRow(item: HTMLElement, entry: ResizeObserverEntry | undefined, virtualizer: RowVirtualizer): number {
  const box = entry?.borderBoxSize[0];
  if (box) return box.blockSize;
  const { getItemKey, estimateSize } = virtualizer.options;
  const row = virtualizer.indexFromElement(item);
  return virtualizer.itemSizeCache.get(getItemKey(row)) ?? (item.getBoundingClientRect().height || estimateSize(row));
}

/**
 * The router restores the scroll position, so this only corrects it for rows whose height differs from the estimate.
 */
function correctOnly(_offset: number, { adjustments = 0 }: { adjustments?: number }): void {
  if (adjustments !== 0) window.scrollBy(0, adjustments);
}

function hasScrollAnchoring(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports?.('overflow-anchor', 'auto');
}
