import { useCallback, useRef } from 'react';

/** How far outside the viewport a row counts as in view. */
const MARGIN = '200px';

/** Tracks which rows are in view. Set `observe` as ref of each row, with its id in `data-id`. */
export function useRowsInView() {
  const inView = useRef<ReadonlySet<string>>(new Set());
  const observer = useRef<IntersectionObserver | null>(null);

  const observe = useCallback((row: HTMLElement | null) => {
    if (!row) return;
    observer.current ??= new IntersectionObserver(
      (entries) => {
        const next = new Set(inView.current);
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset.id ?? '';
          if (isIntersecting) next.add(id);
          else next.delete(id);
        }
        inView.current = next;
      },
      { rootMargin: MARGIN },
    );
    const watched = observer.current;
    watched.observe(row);
    return () => watched.unobserve(row);
  }, []);

  return { inView, observe };
}
