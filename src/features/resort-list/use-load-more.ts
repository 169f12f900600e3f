import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { INFINITE_SCROLL } from '@/config/constants';
import { useOnReconnect } from '@/lib/use-is-online';
import type { ShownList } from './use-list-results';

/**
 * Loads the next page when the end marker scrolls into view: one page at a time, and after a failure only once the
 * connection is back. `load` does the same on demand.
 * @param isPaused if true, pages are only loaded on demand
 */
export function useLoadMore(
  list: ShownList,
  isPaused: boolean,
): { marker: RefObject<HTMLDivElement | null>; load: () => void } {
  const { data, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData } = list;
  const marker = useRef<HTMLDivElement>(null);
  const pages = data?.pagesLoaded;
  const isIdle = hasNextPage && !isFetching && !isPlaceholderData;
  const loadsByItself = isIdle && !isFetchNextPageError && !isPaused;

  const load = () => {
    if (isIdle) fetchNextPage();
  };
  const loadInView = useEffectEvent(load);
  useOnReconnect(() => {
    if (isFetchNextPageError) load();
  });

  // Observes anew after every page, so that a marker still in view triggers again.
  useEffect(() => {
    const element = marker.current;
    if (!loadsByItself || !element || !pages) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadInView();
      },
      { threshold: INFINITE_SCROLL.visible, rootMargin: `${INFINITE_SCROLL.marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [loadsByItself, pages]);

  return { marker, load };
}
