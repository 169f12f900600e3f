import type { Page } from '@playwright/test';
import { placeOf } from './page-checks';
import { resortOf } from './resort-list';
import { expect, test } from './site';
import { resize } from './window-and-text';

test.use({ locale: 'en-GB' });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.describe('on a desktop screen of 1440 x 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  // Names that take two lines: what follows shorter ones stands higher.
  for (const id of ['wengen-grindelwald', 'saalbach-hinterglemm']) {
    test(`what decides on ${id} and the first words are in the first screen`, async ({ page }) => {
      await page.goto(`/resorts/${id}`);
      const { name } = resortOf(id);
      const terms = page.getByRole('term');
      for (const part of [
        heading(page, name),
        page.getByRole('img', { name: /^Rated \d/ }),
        page.getByRole('button', { name: 'Save to Favorites' }),
        ...['Base to peak', 'Day ticket', 'Season', 'Snow now'].map((label) =>
          terms.filter({ hasText: label }).first(),
        ),
        page.getByRole('heading', { name: 'About' }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }

  test('season and price stay in sight while one reads, and a tab that is clicked shows its content below the row of tabs', async ({
    page,
  }) => {
    await page.goto('/resorts/vail');
    await page.getByRole('region', { name: 'Location' }).scrollIntoViewIfNeeded();
    for (const name of ['Season', 'Pricing']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport({ ratio: 1 });
    }

    // From where the row of tabs does not stay in place yet.
    await page.evaluate(() => window.scrollTo(0, 0));
    const tabsTop = async () => Math.round((await placeOf(page.getByRole('tablist'))).top);
    await expect.poll(tabsTop).toBeGreaterThan(73);
    await tab(page, 'Weather & Snow').click();
    await expect(page.getByRole('region', { name: 'Current conditions' })).toBeInViewport({ ratio: 1 });
    await expect.poll(tabsTop).toBe(73);
    await expect(tab(page, 'Weather & Snow')).toBeFocused();
  });
});

test('where a window is 768 px high the first words stand above the fold', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/resorts/vail');
  const about = page.getByRole('heading', { name: 'About' });
  await expect(about).toBeInViewport({ ratio: 1 });
  await resize(page, 1024, 768);
  await expect(about).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the focus stays at the snow that is loaded by Retry, where its note is hidden', async ({ page }) => {
    const weather = '**/api/resorts/zermatt/weather';
    await page.route(weather, (route) => route.fulfill({ status: 403, json: { message: 'No' } }));
    await page.goto('/resorts/zermatt');
    const retry = page.getByRole('button', { name: 'Retry snow now' });
    await retry.focus();
    await page.unroute(weather);
    await retry.press('Enter');
    await expect(retry).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText(/^\d+\scm/);
  });

  test('season and price stand right after the first words; the open sections are put away when there is room for the tabs', async ({
    page,
  }) => {
    await page.goto('/resorts/vail');
    const top = async (name: string) => (await placeOf(page.getByRole('heading', { level: 2, name }))).top;
    expect(await top('Season')).toBeGreaterThan(await top('About'));
    expect(await top('Pricing')).toBeLessThan(await top('Key Information'));

    await page.getByRole('button', { name: 'Overview', exact: true }).tap();
    await expect(page.getByRole('dialog', { name: 'Resort sections' })).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(tab(page, 'Overview')).toBeFocused();
  });
});
