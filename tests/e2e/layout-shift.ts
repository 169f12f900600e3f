import type { Page } from '@playwright/test';
import { defer } from './deferred-responses';
import { expect } from './site';

const SHIFT_LIMIT = 0.02;

interface Shift {
  value: number;
  /** What moved. */
  parts: string[];
}

export const deferApiResponses = (page: Page) => defer(page, '**/api/**');

/** The layout shifts of a page so far that no input caused. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources?: { node: Node | null }[];
    }
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    await painted();
    const entries = await new Promise<LayoutShift[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as LayoutShift[]));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Where nothing shifted, the observer is never called.
      void painted().then(() => resolve(observer.takeRecords() as LayoutShift[]));
    });
    return entries
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources = [] }) => ({
        value,
        parts: sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : (node?.nodeName ?? '')).slice(0, 100),
        ),
      }));
  });
}

/** Expects that what moved does not add up to more than a limit, which hardly anybody notices unless another is given. */
export function expectNoLayoutShift(shifts: readonly Shift[], limit = SHIFT_LIMIT): void {
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(moved, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(limit);
}
