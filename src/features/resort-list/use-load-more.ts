import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { INFINITE_SCROLL } from '@/config/constants';
import type { ListResults } from './use-list-results';

interface LoadMoreOptions {
  /** If true, pages are only loaded on demand. */
  isPaused: boolean;
  isOnline: boolean;
}

/**
 * Loads the next page when the end marker scrolls into view: one page at a time, and after a failure only once the
 * connection is back. `load` does the same on demand.
 */
export function useLoadMore(
  list: ListResults['list'],
  { isPaused, isOnline }: LoadMoreOptions,
): { marker: RefObject<HTMLDivElement | null>; load: () => void } {
  const { data, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData } = list;
  const marker = useRef<HTMLDivElement>(null);
  const pages = data?.pagesLoaded;
  const isIdle = hasNextPage && !isFetching && !isPlaceholderData;
  const loadsByItself = isIdle && !isFetchNextPageError && !isPaused;

  const load = useCallback(() => {
    if (isIdle) fetchNextPage();
  }, [isIdle, fetchNextPage]);

  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack && isFetchNextPageError) load();
  }, [isOnline, isFetchNextPageError, load]);

  // Observes anew after every page, so that a marker still in view triggers again.
  useEffect(() => {
    const element = marker.current;
    if (!loadsByItself || !element || !pages) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { threshold: INFINITE_SCROLL.visible, rootMargin: `${INFINITE_SCROLL.marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [loadsByItself, load, pages]);

  return { marker, load };
}
