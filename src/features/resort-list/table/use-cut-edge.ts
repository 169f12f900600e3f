import { type RefObject, useEffect, useState } from 'react';

/** Whether a frame that scrolls sideways has more beyond its right edge. */
export function useCutEdge(frame: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => setCut(element.scrollWidth - element.clientWidth - element.scrollLeft > 1);
    // Its content has the width that it scrolls over.
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame]);
  return isCut;
}
