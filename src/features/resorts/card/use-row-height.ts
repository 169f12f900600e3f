import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps `--card-row` (height of a row of cards) and `--card-columns` on the returned element up to date, measured on
 * the grid inside it that comes first. Set before the first paint, so that a restored scroll position is the right one.
 */
export function useRowHeight(): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = container.current;
    const first = element?.firstElementChild;
    // Only what follows the first is laid out by it.
    if (!element || !first || element.childElementCount === 1) return;
    const measure = () => {
      const columns = getComputedStyle(first).gridTemplateColumns.split(' ').length;
      const rows = Math.ceil(first.childElementCount / columns);
      if (rows === 0) return;
      // Read before anything is written, which would have the page laid out twice.
      const { height } = first.getBoundingClientRect();
      element.style.setProperty('--card-columns', String(columns));
      element.style.setProperty('--card-row', `${height / rows}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(first);
    return () => observer.disconnect();
  });

  return container;
}
