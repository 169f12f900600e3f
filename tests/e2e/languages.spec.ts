import { expectAccessible, expectAccessibleButColors } from './axe';
import { expectNoLayoutShift, shiftsOf } from './layout-shift';
import { expectNoBrokenWords, expectNoGarbage, expectNoSidewaysScroll } from './page-checks';
import { arrive } from './people';
import { expect, test } from './site';
import { resize } from './window-and-text';

// The five main pages in the other languages; in English other tests look at each.

/** Its rows are sorted once more when the last report has come, which moves them. */
const SNOW_BOARD = '/favorites?view=snow';

/** Each with what stands in it, at least so many times, once its data is there. */
const PAGES = [
  ['/', 'article', 6],
  ['/resorts', 'article', 12],
  ['/resorts/zermatt', 'tabpanel', 1],
  ['/compare?ids=zermatt,livigno,vail', 'table', 1],
  [SNOW_BOARD, 'rowheader', 4],
] as const;
const SHIFT_LIMIT = 0.01;

// Loaded on a phone, where words have the least room; in the wider window they are laid out anew. German, whose words are
// longest, is loaded there as well.
for (const { language, width, other } of [
  { language: 'de', width: 390 },
  { language: 'de', width: 1440 },
  { language: 'fr', width: 390, other: 1440 },
  { language: 'it', width: 390, other: 1440 },
]) {
  test(`${language}, ${width} px: nothing moves, nothing is too wide, and axe finds nothing`, async ({
    page,
    site,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // The last has the longest name.
    await arrive(page, site, { as: 'member', saved: ['zermatt', 'verbier', 'vail', 'hochzillertal-hochfuegen'] });
    for (const [address, part, count] of PAGES) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${language}${address}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole(part)
          .nth(count - 1),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      if (address !== SNOW_BOARD) expectNoLayoutShift(await shiftsOf(page), SHIFT_LIMIT);
      await expectNoGarbage(page);
      // Words have the same colours in every language: one is enough to look at a member's.
      await (language === 'de' ? expectAccessible : expectAccessibleButColors)(page);
      await page.emulateMedia({ colorScheme: 'light' });
      for (const each of other ? [width, other] : [width]) {
        await resize(page, each);
        await expectNoSidewaysScroll(page);
        await expectNoBrokenWords(page);
      }
      // Where its rows have the least room.
      if (address === SNOW_BOARD && width === 390) {
        await resize(page, 320);
        await expectNoBrokenWords(page);
      }
    }
  });
}

test.describe('the offer of the language of the browser', () => {
  test.use({ locale: 'de-DE' });

  test('stands above what a page has along its bottom, and gives way to the line that says one is offline', async ({
    page,
    context,
  }) => {
    const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch' });
    const expectInReach = async (widths: readonly number[]) => {
      for (const width of widths) {
        await resize(page, width, 844);
        await offer.click({ trial: true });
      }
    };
    await resize(page, 390, 844);
    await page.goto('/resorts/zermatt');
    await test.step('above the bar of a phone', () => expectInReach([390, 1440]));

    await test.step('the line that says one is offline stands in its place', async () => {
      // The code of the line comes with that of the toasts.
      await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      await expect(offer).toBeHidden();
      await context.setOffline(false);
      await offer.click({ trial: true });
    });

    await test.step('above the tray of the comparison', async () => {
      await page.getByRole('button', { name: 'Compare Zermatt' }).click();
      await expect(page.getByRole('complementary', { name: 'Comparison' })).toBeVisible();
      await expectInReach([1440, 390]);
    });
  });
});
