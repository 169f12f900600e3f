import { type RefObject, use, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import {
  type Location,
  ScrollRestoration,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useLocation,
} from 'react-router-dom';
import { STORAGE_KEYS } from '@/config/constants';
import { followPageHeight } from '@/lib/follow-page-height';
import { readSessionJson, writeSessionJson } from '@/lib/session-storage';

/** An entry for a typed address has no key. */
const keyOf = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

/**
 * Scroll restoration: a new page starts at the top or at the element its hash names; Back, Forward and a reload restore
 * the old position. Unlike the router's component, it keeps scrolling while a page grows with its data, and leaves a
 * prerendered page alone if it was scrolled before hydration.
 */
export function RestoreScroll() {
  const { key } = useLocation();
  const position = use(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry may have been left at the same position.
  useEffect(() => (typeof position === 'number' ? followTo(position) : undefined), [key, position]);

  // The same page, left in another language.
  useEffect(() => {
    const y = readSessionJson(STORAGE_KEYS.languageScroll);
    writeSessionJson(STORAGE_KEYS.languageScroll, null);
    return typeof y === 'number' && y > 0 ? followTo(y) : undefined;
  }, []);

  // Layout effects run in order, those of children first: PositionBefore's, the router's, then this one.
  const before = useRef(0);
  useLayoutEffect(() => {
    if (before.current > 0 && window.scrollY === 0) window.scrollTo(0, before.current);
  }, []);

  const getKey = useRenderedKey();
  return (
    <>
      <PositionBefore position={before} />
      <ScrollRestoration getKey={getKey} storageKey={STORAGE_KEYS.scrollPositions} />
    </>
  );
}

/** No entry's key. */
const NOT_RENDERED = 'not rendered';

/**
 * On leaving an entry the router saves the scroll position of the page on screen as that entry's. One that was passed before it was
 * rendered, as by Back pressed twice, would get the position of another page: it keeps its own.
 */
function useRenderedKey() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  const rendered = useRef(key);
  useLayoutEffect(() => {
    rendered.current = key;
  }, [key]);
  return useCallback(
    (location: Location) => {
      // The router asks for the entry it is at only to save a position; of one it goes to, to find its position.
      const isLeft = location.key === router?.state.location.key;
      return isLeft && location.key !== rendered.current ? NOT_RENDERED : keyOf(location);
    },
    [router],
  );
}

/** Notes the scroll position at which the page is mounted. */
function PositionBefore({ position }: { position: RefObject<number> }) {
  useLayoutEffect(() => {
    position.current = window.scrollY;
  }, [position]);
  return null;
}

/**
 * Scrolls to a position in pixels, again as the page grows with its data, until it is reached or the visitor takes over.
 * Returns a function that stops this.
 */
function followTo(y: number): () => void {
  const reach = () => {
    window.scrollTo(0, y);
    return Math.abs(window.scrollY - y) <= 1;
  };
  if (reach()) return () => {};
  const stop = followPageHeight(() => {
    if (reach()) stop();
  });
  return stop;
}
