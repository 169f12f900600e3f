import { type RefObject, useEffect } from 'react';

/** Makes a table's frame a tab stop only if it scrolls; without a script it always is one. */
export function useTableFrames(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frames = container.current?.querySelectorAll<HTMLElement>('.table-frame') ?? [];
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    });
    for (const frame of frames) observer.observe(frame);
    return () => observer.disconnect();
  }, [container]);
}
