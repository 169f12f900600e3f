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

/** The part of a virtual list that only a long one needs: a chunk of its own. */

type Options = VirtualizerOptions<Window, HTMLElement>;
type RowVirtualizer = Virtualizer<Window, HTMLElement>;

/** What the list says of its rows. */
export type RowOptions = Pick<Options, 'count' | 'estimateSize'> &
  Required<
    Pick<
      Options,
      'getItemKey' | 'rangeExtractor' | 'overscan' | 'scrollMargin' | 'initialOffset' | 'initialMeasurementsCache'
    >
  >;

/** Part of what a virtual list renders: a run of items, or the space (in pixels) of the rows left out. */
export type VirtualPart = { key: string; space: number } | { row: number; from: number; to: number };

/**
 * The rows of a window, and one that stays rendered wherever it is, with its neighbours, so that Tab goes on from it in
 * either direction; -1 for none.
 */
export function rangeWithRow(range: Range, row: number): number[] {
  const pinned = row < 0 ? [] : [row - 1, row, row + 1].filter((each) => each >= 0 && each < range.count);
  return [...new Set([...pinned, ...defaultRangeExtractor(range)])].sort((a, b) => a - b);
}

/**
 * What the package's own hook does, without being a hook: that has to be called in every render, also before this chunk is
 * there. `rerender` renders the list; `update` takes the options of each render.
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
    // A ref measures while React commits, which cannot be flushed.
    onChange: (_, isSync) => (isSync && !isMeasuring ? flushSync(rerender) : rerender()),
  });
  const virtualizer: RowVirtualizer = new Virtualizer(complete(first));
  // A browser with scroll anchoring corrects the scroll position itself; a second correction would move it.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = hasScrollAnchoring() ? () => false : undefined;
  const measure = virtualizer.measureElement;
  virtualizer.measureElement = (element) => {
    isMeasuring = true;
    measure(element);
    isMeasuring = false;
  };
  return { virtualizer, update: (options: RowOptions) => virtualizer.setOptions(complete(options)) };
}

/** What to render of so many items, in columns, of a list that begins so many pixels below the top of the page. */
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

/** Every height that was measured, also of rows that the list now shown does not have: Back may lead to them. */
export function sizesOf({ itemSizeCache }: RowVirtualizer): RowMeasurements['rows'] {
  return Array.from(itemSizeCache, ([key, size]) => ({ key, size, index: 0, start: 0, end: size, lane: 0 }));
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
