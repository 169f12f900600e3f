import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration, UNSAFE_DataRouterStateContext, useLocation } from 'react-router-dom';
import { STORAGE_KEYS } from '@/config/constants';
import { followPageHeight } from '@/lib/follow-page-height';

/** An entry whose address was typed has no key of its own. */
const keyOf = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

/**
 * Scroll restoration: another page starts at its top or at the element its hash names, Back, Forward and a reload restore
 * the old position. Beyond the router's own component, a page whose height comes with its data is followed as it grows,
 * and a prerendered page that was scrolled before it was hydrated stays where it is.
 */
export function RestoreScroll() {
  const { key } = useLocation();
  const position = use(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry may have been left at the same position.
  useEffect(() => (typeof position === 'number' ? followTo(position) : undefined), [key, position]);

  // Layout effects run in order: the first one before the router's, the last one after it.
  const before = useRef<number>(0);
  return (
    <>
      <OnMount
        run={() => {
          before.current = window.scrollY;
        }}
      />
      <ScrollRestoration getKey={keyOf} storageKey={STORAGE_KEYS.scrollPositions} />
      <OnMount
        run={() => {
          if (before.current > 0 && window.scrollY === 0) window.scrollTo(0, before.current);
        }}
      />
    </>
  );
}

function OnMount({ run }: { run: () => void }) {
  const hasRun = useRef(false);
  useLayoutEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    run();
  });
  return null;
}

/**
 * Scrolls to a position in pixels. A page whose height comes with its data grows towards it, unless one goes elsewhere
 * meanwhile. Gives a function that ends it.
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
