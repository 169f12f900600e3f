import { expectAccessible } from './axe';
import { pageStates } from './page-states';
import { test } from './site';
import { existsAt, visit } from './visit-state';

for (const width of [390, 1280]) {
  test.describe(`axe finds nothing at ${width} px, light and dark:`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const state of pageStates.filter(existsAt(width))) {
      test(state.name, async ({ page }) => {
        // Colours are read at once, not on their way from one to the other.
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await visit(page, state);
        await expectAccessible(page);
      });
    }
  });
}
