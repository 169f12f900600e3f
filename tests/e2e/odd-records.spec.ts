import type { Page } from '@playwright/test';
import { expectNoGarbage, expectNoSidewaysScroll } from './page-checks';
import { expect, test } from './site';
import { respondWith } from './wire-payloads';

const SECTIONS = ['Trails & Slopes', 'Weather & Snow', 'Reviews'];

/** Records an API may send although they are odd. What is said of them: `tests/routes/resort.test.tsx` and its like. */
const oddRecords: { name: string; [field: string]: unknown }[] = [
  { name: 'Bare Peak' },
  { name: 'Nowhere', location: null },
  { name: 'North', location: { latitude: 'north', longitude: 'west' } },
  { name: 'Orbit', location: { latitude: 500, longitude: 8 } },
  { name: 'Lunar', resort_styles: ['lunar_low_gravity', ''] },
  { name: 'Unloved', rating: 0 },
  { name: 'Zero', ...zeroes() },
  { name: 'Wrong', ...wrongTypes() },
];

function zeroes() {
  return {
    elevation: { base: 0, peak: 0, vertical: 0 },
    trails: { beginner: 0, intermediate: 0, advanced: 0, total: 0 },
    price_range: { currency: 'EUR', min: 0, max: 0 },
    averageSnowfall: 0,
    location: { latitude: 0, longitude: 0 },
  };
}

function wrongTypes() {
  return {
    country: null,
    region: { name: 'Europe' },
    description: 42,
    location: [46, 8],
    elevation: 'high',
    trails: { total: 'many', beginner: Number.MAX_VALUE },
    price_range: [1, 2],
    season_period: 'winter',
    averageSnowfall: {},
    rating: 'five',
    pros: 'good',
    cons: [null, {}, 7],
    facilities: { lift: true },
    resort_styles: [null, 3],
    image_url: 'javascript:alert(1)',
    thumbnail_url: { url: '/x.jpg' },
  };
}

test.describe('Odd records on the narrowest phone:', () => {
  test.use({ viewport: { width: 320, height: 720 } });

  const records = oddRecords.map((record) => ({ id: record.name.toLowerCase().replace(' ', '-'), ...record }));

  async function expectSoundPage(page: Page) {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoGarbage(page);
    await expectNoSidewaysScroll(page);
  }

  for (const address of ['/', '/resorts']) {
    test(`all of them on ${address}`, async ({ page }) => {
      await respondWith(page, [...records].reverse());
      await page.goto(address);
      await expect(page.getByRole('article', { name: 'Wrong' })).toBeVisible();
      await expectSoundPage(page);
    });
  }

  for (const name of ['Zero', 'Wrong']) {
    test(`the page of “${name}”`, async ({ page }) => {
      await respondWith(page, records);
      await page.goto(`/resorts/${name.toLowerCase()}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText('not reported').first()).toBeVisible();
      await expectSoundPage(page);
      let current = 'Overview';
      for (const section of SECTIONS) {
        await page.getByRole('button', { name: current, exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: section }).click();
        await expect(page.getByRole('tabpanel', { name: section }).getByRole('heading').first()).toBeVisible();
        await expectSoundPage(page);
        current = section;
      }
    });
  }
});
