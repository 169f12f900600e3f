import type { Locator, Page } from '@playwright/test';
import { demoAccount } from '@/demo/seed/users';
import { replaceResponseTexts } from './fault-injection';
import { roundAddress, three } from './links';
import { expectNoSidewaysScroll } from './page-checks';
import { fillIn } from './people';
import { openPanel, reachFilters } from './resort-list';
import { expect, test } from './site';

// Laying out tens of thousands of characters takes its time.
test.describe.configure({ timeout: 120_000 });

/** One word that has no place to be broken at, at the smallest size wider than any window here. */
const WORD = 'x'.repeat(400);

/** Expects that the page is as wide as the window, and that all that stands in it is within. */
async function expectWindowWidth(page: Page): Promise<void> {
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  expect(scrollWidth).toBe(innerWidth);
  await expectNoSidewaysScroll(page);
}

async function expectNothingBusy(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('400 unbroken characters in every text of the server make no page wider, and break none', async ({ page }) => {
  await replaceResponseTexts(page, WORD);
  for (const address of [
    '/',
    '/resorts',
    '/resorts/zermatt',
    '/resorts/zermatt?tab=trails',
    '/resorts/zermatt?tab=weather',
    '/resorts/zermatt?tab=reviews',
    '/blog/beginner-resorts',
  ]) {
    await page.goto(address);
    await expectNothingBusy(page);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    // Laid out anew in another width, not loaded again.
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingBusy(page);
      await expectWindowWidth(page);
    }
  }
});

test('they make no comparison and no round wider', async ({ page }) => {
  await replaceResponseTexts(page, WORD);
  // The columns of a comparison are as wide as a weekday is long.
  await page.route('**/api/resorts/*/forecast', (route) => route.continue());
  for (const address of [
    '/compare?ids=zermatt,livigno',
    // With the questions, since the visitor has not answered, and the board.
    roundAddress('Week in February', three, [['Anna', 'ynm']]),
  ]) {
    await page.goto(address);
    await expect(page.getByText(WORD).filter({ visible: true }).first()).toBeVisible();
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingBusy(page);
      await expectWindowWidth(page);
    }
  }
});

for (const width of [320, 1440]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('they make no list of choices and no chip wider', async ({ page }) => {
      await replaceResponseTexts(page, WORD);
      await page.goto('/resorts');
      await reachFilters(page);
      await page.getByRole('combobox', { name: 'Country' }).click();
      await page.getByRole('option', { name: WORD }).first().waitFor();
      await expectWindowWidth(page);
      await page.getByRole('option', { name: WORD }).first().click();
      // In the sheet of phones the chips stand behind it.
      const chips = page.getByRole('button', { name: /^Remove filter/, includeHidden: true });
      await expect(chips).toBeVisible();
      await expectWindowWidth(page);
      await openPanel(page);
      await expect(page.getByRole('slider', { name: 'Minimum price' })).toBeVisible();
      await expectWindowWidth(page);
    });
  });
}

test('they make no page of a member, no menu, no dialog and no toast wider', async ({ page }) => {
  // Laid out anew in another width, not opened again.
  const expectWindowWidths = async (shown: Locator) => {
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(shown).toBeVisible();
      await expectWindowWidth(page);
    }
  };
  await replaceResponseTexts(page, WORD);
  await page.goto('/login');
  await fillIn(page, demoAccount.email, demoAccount.password);
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expectWindowWidths(page.getByRole('banner').getByText(WORD).first());
  await page.keyboard.press('Escape');

  await page.goto('/resorts/zermatt');
  await page.getByRole('button', { name: 'Save to Favorites' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'added to favorites' });
  // A toast with the focus stays.
  await toast.getByRole('button', { name: 'Close' }).focus();
  await expectWindowWidths(toast);

  for (const address of ['/favorites', '/reviews', '/profile']) {
    await page.goto(address);
    await expectNothingBusy(page);
    await expectWindowWidths(page.getByRole('heading', { level: 1 }));
  }
  await page.goto('/reviews');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expectWindowWidths(page.getByRole('alertdialog'));
});
