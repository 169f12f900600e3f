import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { rangeWithRow } from '@/components/resort-card/row-virtualizer';
import { PAGE_SIZE } from '@/config/constants';

/** Up to this many rows, all are rendered. */
const PLAIN = 5 * PAGE_SIZE;
/** Rows rendered beyond either edge of the frame. */
const OVERSCAN = 8;
/** In pixels, until a row is measured. */
const ESTIMATED_ROW = 54;

/** How far the table was scrolled in each entry of the browser's history, for Back. */
const scrolledTo = new Map<string, { top: number; left: number }>();

interface TableWindowOptions {
  /** The scrolling element. */
  frame: RefObject<HTMLElement | null>;
  /** Identifies the list: another one is shown from its start, or where it was left. */
  list: string;
  /** The ids of all rows, in order. */
  ids: readonly string[];
  /** The id of the row that has the focus: it stays rendered, with its neighbours. */
  focusedId: string | null;
}

/**
 * Virtualises a table that scrolls in its own frame: the indices of the rows to render, and the space in pixels of
 * those above and below. Set `measureRow` as ref of each row, with its index in `data-index`.
 */
export function useTableWindow({ frame, list, ids, focusedId }: TableWindowOptions) {
  const isVirtual = ids.length > PLAIN;
  const { key } = useLocation();
  const focused = focusedId === null ? -1 : ids.indexOf(focusedId);

  const shownList = useRef(list);
  const place = useEffectEvent((element: HTMLElement) => {
    const saved = scrolledTo.get(key);
    if (saved) {
      element.scrollTop = saved.top;
      element.scrollLeft = saved.left;
    } else if (shownList.current !== list) {
      element.scrollTop = 0;
    }
    shownList.current = list;
  });
  // The scroll position of each history entry is kept for Back.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    place(element);
    const keep = () => scrolledTo.set(key, { top: element.scrollTop, left: element.scrollLeft });
    // An entry that replaces the one before, as with the filters opened, may be left without being scrolled.
    if (!scrolledTo.has(key)) keep();
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [frame, key]);

  const rangeExtractor = useCallback((range: Range) => rangeWithRow(range, focused), [focused]);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    enabled: isVirtual,
    count: ids.length,
    getScrollElement: () => frame.current,
    getItemKey: useCallback((row: number) => ids[row] ?? row, [ids]),
    estimateSize: () => ESTIMATED_ROW,
    overscan: OVERSCAN,
    rangeExtractor,
    initialOffset: scrolledTo.get(key)?.top ?? 0,
    initialRect: { width: 0, height: typeof window === 'undefined' ? 0 : window.innerHeight },
  });

  if (!isVirtual) return { rows: ids.map((_, row) => ({ row, spaceBefore: 0 })), spaceAfter: 0, measureRow: undefined };
  const items = virtualizer.getVirtualItems();
  return {
    rows: items.map(({ index, start }, at) => ({ row: index, spaceBefore: start - (items[at - 1]?.end ?? 0) })),
    spaceAfter: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measureRow: virtualizer.measureElement,
  };
}
