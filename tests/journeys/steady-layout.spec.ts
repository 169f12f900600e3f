import { expectSteady, holdAnswers, shiftsOf } from './layout-shift';
import { existsAt, expectWhole, pageStates, visit } from './page-table';
import { expect, test } from './site';
import { expectNoSidewaysScroll } from './sound-page';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

for (const width of [390, 1280]) {
  test.describe(`nothing moves while it loads at ${width} px:`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { name, address, shows } of pageStates.filter(({ open }) => !open)) {
      test(name, async ({ page }) => {
        const letGo = await holdAnswers(page);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const before = await shiftsOf(page);
        letGo();
        await expectWhole(page, shows);
        expectSteady([...before, ...(await shiftsOf(page)).slice(before.length)]);
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
