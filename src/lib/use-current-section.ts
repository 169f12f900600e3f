import { useEffect, useState } from 'react';

// A heading counts as passed once it is in the upper third of the window, or above, however far.
const PASSED = '1000000px 0px -66% 0px';

/**
 * The id of the section being read: the last of the elements named that has reached the upper third of the window. Null
 * before the first, and while the page is prerendered.
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(' ');

  useEffect(() => {
    const order = list.split(' ');
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(order.findLast((id) => passed.has(id)) ?? null);
      },
      { rootMargin: PASSED },
    );
    for (const id of order) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [list]);

  return current;
}
