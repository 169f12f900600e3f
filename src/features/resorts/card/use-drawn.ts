import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { knownHeight, noteHeight } from './known-heights';

interface DrawnOptions {
  /** Names what stands in the box, to know its height when it was drawn before. */
  name: string;
  /** Time to draw, wherever the box stands. Before it, the box is drawn when it comes within a screen of what is seen. */
  isDue: boolean;
  /** Taken away again far from the screen, unless the focus is in it. */
  isWindowed: boolean;
}

const NEAR = '100% 0px';

/**
 * Whether what stands in a box is drawn, by its distance from the screen. `height` is what the box measured in pixels
 * when it was emptied, null when that is not known; `draw` draws it at once.
 */
export function useDrawn({ name, isDue, isWindowed }: DrawnOptions) {
  const box = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(isDue && !isWindowed);
  const [measured, setMeasured] = useState(() => (isWindowed ? knownHeight(name) : null));
  if (isDue && !isWindowed && !isDrawn) setDrawn(true);
  const isWatched = isWindowed || !isDrawn;

  useLayoutEffect(() => {
    const element = box.current;
    if (!isWatched || !element) return;
    const isFull = () => element.querySelector('article') !== null;
    const lookAround = () => {
      const { top, bottom, height } = element.getBoundingClientRect();
      if (!element.isConnected) return;
      if (top < 2 * window.innerHeight && bottom > -window.innerHeight) setDrawn(true);
      else if (isWindowed && !element.contains(document.activeElement)) {
        // Its own height, so that nothing moves when the cards go.
        if (isFull()) {
          setMeasured(height);
          noteHeight(name, height);
        }
        setDrawn(false);
      }
    };
    // After the effects of the page, one of which restores the scroll position, and before the first paint.
    queueMicrotask(lookAround);
    // A dozen cards take a slow phone a fifth of a second, in which a tap must get through.
    const observer = new IntersectionObserver(() => startTransition(lookAround), { rootMargin: NEAR });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (isWindowed && isFull()) noteHeight(name, element.getBoundingClientRect().height);
    };
  }, [name, isWatched, isWindowed]);

  // Another width makes other rows.
  useLayoutEffect(() => {
    if (measured === null) return;
    const forget = () => setMeasured(null);
    window.addEventListener('resize', forget, { once: true });
    return () => window.removeEventListener('resize', forget);
  }, [measured]);

  return { box, isDrawn, height: measured, draw: useCallback(() => setDrawn(true), []) };
}
