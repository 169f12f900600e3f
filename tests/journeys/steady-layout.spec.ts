import type { Page } from '@playwright/test';
import { existsAt, expectWhole, pageStates, visit } from './page-table';
import { expect, test } from './site';
import { expectNoSidewaysScroll } from './sound-page';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
const SHIFT_LIMIT = 0.02;

/** Keeps back every answer of the API until it is let go. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await gate;
    await route.fallback();
  });
  return letGo;
}

interface Shift {
  value: number;
  /** What moved. */
  parts: string[];
}

/** The layout shifts of a page so far that no input caused. */
function shiftsOf(page: Page): Promise<Shift[]> {
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

for (const width of [390, 1280]) {
  test.describe(`nothing moves while it loads at ${width} px:`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { name, address, shows } of pageStates.filter(({ open, fails }) => !open && !fails)) {
      test(name, async ({ page }) => {
        const letGo = await holdAnswers(page);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const before = await shiftsOf(page);
        letGo();
        await expectWhole(page, shows);
        const shifts = [...before, ...(await shiftsOf(page)).slice(before.length)];
        const moved = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(moved, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(SHIFT_LIMIT);
      });
    }
  });
}

test.describe('no page is wider than its window:', () => {
  for (const state of pageStates) {
    test(state.name, async ({ page }) => {
      const widths = WIDTHS.filter((width) => existsAt(width)(state));
      for (const [index, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 });
        if (index === 0) await visit(page, state);
        await expectNoSidewaysScroll(page);
      }
    });
  }
});
