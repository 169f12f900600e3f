import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { rangeWithRow } from '@/components/resort-card/row-virtualizer';
import { PAGE_SIZE } from '@/config/constants';

/** Up to so many rows all are rendered. */
const PLAIN = 5 * PAGE_SIZE;
/** Rows rendered beyond either edge of the frame. */
const OVERSCAN = 8;
/** Pixels; holds until a row is measured. */
const ESTIMATED_ROW = 54;

/** Where a frame was left, for Back. */
const left = new Map<string, { top: number; left: number }>();

interface TableWindowOptions {
  /** Names the table among those whose place is kept for Back. */
  name: string;
  /** The element that scrolls. */
  frame: RefObject<HTMLElement | null>;
  /** The id of each row, in their order. */
  ids: readonly string[];
  /** The id of the row that holds the focus: it stays rendered, with those beside it. */
  focusedId: string | null;
}

/**
 * A window of a table that scrolls in a frame of its own: the places of the rows to render, and how much space (pixels)
 * the others take above and below. `measureRow` goes on each row, which names its place by `data-index`.
 */
export function useTableWindow({ name, frame, ids, focusedId }: TableWindowOptions) {
  const isVirtual = ids.length > PLAIN;
  const isBack = useNavigationType() === 'POP';
  const [saved] = useState(() => (isBack ? left.get(name) : undefined));
  const focused = focusedId === null ? -1 : ids.indexOf(focusedId);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    if (saved) {
      element.scrollTop = saved.top;
      element.scrollLeft = saved.left;
    }
    const keep = () => left.set(name, { top: element.scrollTop, left: element.scrollLeft });
    if (!saved) left.delete(name);
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [name, frame, saved]);

  const rangeExtractor = useCallback((range: Range) => rangeWithRow(range, focused), [focused]);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    enabled: isVirtual,
    count: ids.length,
    getScrollElement: () => frame.current,
    getItemKey: useCallback((row: number) => ids[row] ?? row, [ids]),
    estimateSize: () => ESTIMATED_ROW,
    overscan: OVERSCAN,
    rangeExtractor,
    initialOffset: saved?.top ?? 0,
    initialRect: { width: 0, height: typeof window === 'undefined' ? 0 : window.innerHeight },
  });

  if (!isVirtual) return { rows: ids.map((_, row) => ({ row, spaceBefore: 0 })), spaceAfter: 0, measureRow: undefined };
  let end = 0;
  const rows = virtualizer.getVirtualItems().map(({ index, start, end: next }) => {
    const spaceBefore = start - end;
    end = next;
    return { row: index, spaceBefore };
  });
  return { rows, spaceAfter: virtualizer.getTotalSize() - end, measureRow: virtualizer.measureElement };
}
