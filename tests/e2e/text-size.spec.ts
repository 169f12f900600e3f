import { expectNoSidewaysScroll } from './page-checks';
import { pageStates } from './page-states';
import { test as base } from './site';
import { visit } from './visit-state';

/** A browser whose visitor has set its text to twice the size. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

test.describe('text twice as large:', () => {
  for (const state of pageStates.filter(({ open }) => !open)) {
    test(state.name, async ({ page }) => {
      await visit(page, state);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        // The page may be another one in a narrow window: it is rendered by the second frame.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        await expectNoSidewaysScroll(page);
      }
    });
  }
});
