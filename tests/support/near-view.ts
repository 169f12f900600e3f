import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** As if everything were in view as soon as it is observed, until the test is over. */
export const seeAll = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: IntersectionObserverCallback) {}
      observe(target: Element) {
        const entry = { isIntersecting: true, intersectionRatio: 1, target } as unknown as IntersectionObserverEntry;
        this.report([entry], this as unknown as IntersectionObserver);
      }
      unobserve() {}
      disconnect() {}
    },
  );

/** Lets the test say when what is observed comes near the screen: an element, or all of it. */
export function stubNearView(): (element?: Element) => void {
  const observed: [Element, () => void][] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(element: Element) {
        observed.push([element, () => this.report([{ isIntersecting: true }])]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  return (element) =>
    act(() => {
      for (const [each, report] of observed) if (!element || each === element) report();
    });
}
