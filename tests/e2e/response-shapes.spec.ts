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

const script = '<script>window.ran = true; alert(1)</script>';
const image = '<img src="x" onerror="window.ran = true; alert(1)">';
const long = 'Oberunterhinterglemmerhornspitzjochalm'.repeat(8);

/** Records an API may send although they are odd, and what the visitor should read of them. */
const oddRecords: { what: string; record: { name: string; [field: string]: unknown }; says?: string[] }[] = [
  { what: 'only id and name', record: { name: 'Bare Peak' }, says: ['No ratings yet', 'Missing location data'] },
  { what: 'no location', record: { name: 'Nowhere', location: null }, says: ['Missing location data'] },
  {
    what: 'a location of words',
    record: { name: 'North', location: { latitude: 'north', longitude: 'west' } },
    says: ['Invalid coordinates'],
  },
  {
    what: 'latitude 500',
    record: { name: 'Orbit', location: { latitude: 500, longitude: 8 } },
    says: ['Invalid coordinates'],
  },
  {
    what: 'unknown styles',
    record: { name: 'Lunar', resort_styles: ['lunar_low_gravity', ''] },
    says: ['Lunar Low Gravity'],
  },
  { what: 'rating 0', record: { name: 'Unloved', rating: 0 }, says: ['No ratings yet'] },
  { what: 'zeroes everywhere', record: { name: 'Zero', ...zeroes() }, says: ['not reported'] },
  { what: 'nulls and wrong types everywhere', record: { name: 'Wrong', ...wrongTypes() }, says: ['not reported'] },
  {
    what: 'markup in every text',
    record: {
      name: `Hut ${script}${image}`,
      country: script,
      region: image,
      description: image,
      pros: [script],
      cons: [image],
    },
    says: [script],
  },
  {
    what: 'a name of 300 letters',
    record: { name: long.slice(0, 300), description: long, pros: [long], country: long },
  },
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

  const records = oddRecords.map(({ record }, index) => ({ id: `odd-${index}`, ...record }));

  async function expectSoundPage(page: Page) {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoGarbage(page);
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }

  /** Fails the test when the page opens a dialog of the browser. */
  async function refuseDialogs(page: Page) {
    page.on('dialog', (dialog) => {
      throw new Error(`The page ran a script: ${dialog.message()}`);
    });
  }

  for (const address of ['/', '/resorts', '/resorts?search=hut']) {
    test(`all of them on ${address}`, async ({ page }) => {
      await refuseDialogs(page);
      await respondWith(page, [...records].reverse(), 'bare');
      await page.goto(address);
      await expect(page.getByRole('article', { name: long.slice(0, 300) })).toBeVisible();
      await expectSoundPage(page);
    });
  }

  for (const [index, { what, record, says = [] }] of oddRecords.entries()) {
    test(`the page of one with ${what}`, async ({ page }) => {
      await refuseDialogs(page);
      await respondWith(page, records, 'wrapped');
      await page.goto(`/resorts/odd-${index}`);
      await expect(page.getByRole('heading', { level: 1, name: record.name })).toBeVisible();
      for (const words of says) await expect(page.getByText(words).first()).toBeVisible();
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
