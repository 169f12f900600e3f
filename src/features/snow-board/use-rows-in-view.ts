import { useCallback, useRef } from 'react';

/** How far outside the viewport a row counts as in view. */
const MARGIN = '200px';

/** Tracks which rows are in view. Set `observe` as ref of each row, with its id in `data-id`. Both functions are stable. */
export function useRowsInView() {
  const inView = useRef(new Set<string>());
  const observer = useRef<IntersectionObserver | null>(null);

  const observe = useCallback((row: HTMLElement | null) => {
    if (!row) return;
    observer.current ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset.id ?? '';
          if (isIntersecting) inView.current.add(id);
          else inView.current.delete(id);
        }
      },
      { rootMargin: MARGIN },
    );
    const watched = observer.current;
    watched.observe(row);
    return () => watched.unobserve(row);
  }, []);

  return { isInView: useCallback((id: string) => inView.current.has(id), []), observe };
}
