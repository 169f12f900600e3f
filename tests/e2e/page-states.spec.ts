import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { deferApiResponses, expectNoLayoutShift, shiftsOf } from './layout-shift';
import { expectNoBrokenWords, expectNoCutWords, expectNoSidewaysScroll } from './page-checks';
import { pageStates } from './page-states';
import { expect, test } from './site';
import { existsAt, expectWhole, type PageState, visit } from './visit-state';
import { resize, setTextSize, spaceText } from './window-and-text';

/** Widths in px in which each state is opened, and to which its window is resized from there. */
const WINDOWS = [
  { width: 390, others: [320] },
  // From 1376 px on the content grows no wider, and only its type and its gaps grow a little.
  { width: 1280, others: [768, 1024, 1920] },
] as const;

/** Pages that bear the spacing of WCAG 1.4.12; those of resorts have tests of their own. */
const SPACED = ['/', '/blog', '/about', '/favorites', '/login', '/signup', '/privacy-policy', '/off/the/map'];

/** Pages that have the same parts in every width, which axe sees in the wider one: the header's are in other states. */
const SAME_PARTS = /^\/(blog|about|login|signup|forgot-password|privacy-policy|terms-conditions|off\/)/;

/** Pages that are looked at on a phone at five times the size as well; those of members have a test of their own. */
const FIVE_TIMES = ['home', 'resorts', 'a resort', 'its trails', 'its weather', 'the blog', 'about'];

/** Opens a page whose data comes last, and expects that nothing has moved by the time it is whole. */
async function visitWithoutShift(page: Page, { prepare, address, shows }: PageState): Promise<void> {
  // Of several routes the last comes first: what it prepares is deferred as well.
  await prepare?.(page);
  const release = await deferApiResponses(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await shiftsOf(page);
  release();
  await expectWhole(page, shows);
  expectNoLayoutShift([...before, ...(await shiftsOf(page)).slice(before.length)]);
}

// One visit for all checks: loading a page takes longer than they do.
for (const { width, others } of WINDOWS) {
  test.describe(`at ${width} px nothing moves, is cut or inaccessible:`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: 'light' });

    for (const state of pageStates.filter(existsAt(width))) {
      test(state.name, async ({ page }) => {
        // What a click opens is looked at as it is, without its animation.
        if (state.open) await page.emulateMedia({ reducedMotion: 'reduce' });
        await (state.open ? visit(page, state) : visitWithoutShift(page, state));
        if (width > 390 || !SAME_PARTS.test(state.address)) await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await expectNoBrokenWords(page);
        for (const other of others) {
          await resize(page, other);
          await expectNoSidewaysScroll(page);
          await expectNoBrokenWords(page);
        }
        if (width === 390 && FIVE_TIMES.includes(state.name)) {
          await resize(page, 256, 160);
          await expectNoSidewaysScroll(page);
        }
        if (state.open) return;

        await test.step('text twice as large', async () => {
          await resize(page, width);
          await setTextSize(page, 32);
          await expectNoSidewaysScroll(page);
          await setTextSize(page, 16);
        });
        if (!SPACED.includes(state.address)) return;
        await test.step('text spaced out', async () => {
          await spaceText(page);
          await expectNoCutWords(page);
          await expectNoSidewaysScroll(page);
        });
      });
    }
  });
}
