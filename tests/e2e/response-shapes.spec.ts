import type { Page } from '@playwright/test';
import { resortOf } from './catalogue';
import { expectNoGarbage, expectNoSidewaysScroll } from './page-checks';
import { expect, test } from './site';
import { respondWith, type Shape, wireResort } from './wire-payloads';

const SECTIONS = ['Trails & Slopes', 'Weather & Snow', 'Reviews'];

test.describe('Against an API of a legal shape the pages are the same:', () => {
  test.use({ locale: 'en-GB' });

  const known = ['vail', 'zermatt', 'grandvalira', 'alta'].map(resortOf);

  /** What stands in a page once it is whole, as it is read aloud. */
  async function wordsOf(page: Page): Promise<string> {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /Vail|Zermatt/ }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // Requested once the view is near them, which nothing on the page tells.
    const elevation = main.getByRole('region', { name: 'Elevation' });
    if (await elevation.isVisible()) await expect(elevation).toContainText('Bars: the nearest resorts');
    return main.ariaSnapshot();
  }

  /** The words of every page and tab of an API of that shape. */
  async function readAll(page: Page, shape: Shape): Promise<Record<string, string>> {
    await respondWith(
      page,
      known.map((resort) => wireResort(resort, shape)),
      shape.responses,
    );
    const words: Record<string, string> = {};
    for (const address of ['/', '/resorts', '/resorts/zermatt?tab=trails', '/resorts/vail']) {
      await page.goto(address);
      words[address] = await wordsOf(page);
    }
    for (const tab of ['Trails & Slopes', 'Weather & Snow', 'Reviews']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      words[tab] = await wordsOf(page);
    }
    return words;
  }

  const shapes: Shape[] = [
    { fields: 'nested', responses: 'bare' },
    { fields: 'flat', responses: 'wrapped' },
    { fields: 'flat', responses: 'bare' },
  ];
  test('flat as nested, and bare as wrapped', async ({ context }) => {
    test.slow();
    const model = await readAll(await context.newPage(), { fields: 'nested', responses: 'wrapped' });
    // The same, and not the same nothing.
    expect(model['/']).toContain('USD 209');
    expect(model['/resorts']).toContain('Showing 4 of 4 resorts');
    expect(model['/resorts']).toContain('1,620 – 3,883 m');
    expect(model['/resorts/zermatt?tab=trails']).toContain('322 km');
    expect(model['/resorts/vail']).toContain('899 cm');
    expect(model['Trails & Slopes']).toContain('211 km');
    expect(model['Weather & Snow']).toContain('145 cm');
    expect(model.Reviews).toContain('Quiet mornings');
    for (const shape of shapes) {
      expect(await readAll(await context.newPage(), shape), `${shape.fields}, ${shape.responses}`).toEqual(model);
    }
  });
});

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
      await respondWith(page, [...records].reverse(), 'bare');
      await page.goto(address);
      await expect(page.getByRole('article', { name: 'Wrong' })).toBeVisible();
      await expectSoundPage(page);
    });
  }

  for (const name of ['Zero', 'Wrong']) {
    test(`the page of “${name}”`, async ({ page }) => {
      await respondWith(page, records, 'wrapped');
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
