import type { Page } from '@playwright/test';
import { defer } from './deferred-responses';
import { expectNoLayoutShift, shiftsOf } from './layout-shift';
import { resortOf } from './resort-list';
import { expect, test } from './site';
import { respondWith, wireResort } from './wire-payloads';

const LIMIT = 0.01;
/** A long name breaks at 360 px as its letters say, which nobody knows before: 0.027. */
const LONG_NAME_LIMIT = 0.03;

interface Answers {
  what: string;
  /** Fields that the record has besides, or instead. */
  fieldsOf?: Record<string, unknown>;
  hasWeather?: false;
  hasReviews?: false;
}

const answers: Answers[] = [
  { what: 'a usual record' },
  { what: 'no weather', hasWeather: false },
  { what: 'no reviews', hasReviews: false },
  { what: 'a long name', fieldsOf: { name: 'Saalbach Hinterglemm Leogang Fieberbrunn' } },
  {
    what: 'a linked area',
    fieldsOf: { lifts_total: 198, linked_area: 'Matterhorn Ski Paradise with Breuil-Cervinia' },
  },
];

/** Opens the page of a resort whose record, weather and reviews come one after another, and gives all that moved. */
async function shiftsWhileLoading(page: Page, { fieldsOf, hasWeather, hasReviews }: Answers) {
  await respondWith(page, [{ ...wireResort(resortOf('zermatt')), ...fieldsOf }]);
  if (hasWeather === false) await page.route('**/weather', (route) => route.fulfill({ status: 404, json: {} }));
  if (hasReviews === false) await page.route('**/api/reviews/**', (route) => route.fulfill({ json: { reviews: [] } }));
  const parts = [];
  for (const address of ['**/api/resorts/zermatt', '**/weather', '**/api/reviews/**']) {
    parts.push({ address, release: await defer(page, address) });
  }
  await page.goto('/resorts/zermatt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { address, release } of parts) {
    await shiftsOf(page);
    const response = page.waitForResponse(address);
    release();
    await response;
  }
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return shiftsOf(page);
}

/** Feet, which take more letters, with every response; metres with one. */
const systems = [
  { units: 'feet', locale: 'en-US', given: answers, widths: [360, 1440] },
  { units: 'metres', locale: 'en-GB', given: answers.slice(0, 1), widths: [360, 412, 768, 1440] },
];

for (const { units, locale, given, widths } of systems) {
  test.describe(`nothing of a resort's page moves while it loads, in ${units}:`, () => {
    test.use({ locale });

    for (const answer of given) {
      for (const width of widths) {
        test(`${answer.what} at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 844 });
          const limit = answer.what === 'a long name' && width === 360 ? LONG_NAME_LIMIT : LIMIT;
          expectNoLayoutShift(await shiftsWhileLoading(page, answer), limit);
        });
      }
    }
  });
}

for (const { what, address, shows, status } of [
  { what: 'does not exist', address: '/resorts/off-the-map', shows: 'There is no resort at', status: 404 },
  { what: 'is named in capitals', address: '/resorts/ZERMATT', shows: 'Matterhorn', status: 404 },
  { what: 'cannot be loaded', address: '/resorts/alta', shows: 'Something went wrong', status: 403 },
]) {
  test(`A resort that ${what} moves nothing`, async ({ page }) => {
    await page.route(`**/api${address}`, (route) => route.fulfill({ status, json: {} }));
    const release = await defer(page, '**/api/resorts/*');
    await page.goto(address);
    await shiftsOf(page);
    release();
    await expect(page.getByText(shows).first()).toBeVisible();
    expectNoLayoutShift(await shiftsOf(page), LIMIT);
  });
}

test('Beside a name of usual length the rating has no room, and goes below it: the tabs stay where they were', async ({
  page,
}) => {
  const release = await defer(page, '**/api/resorts/whistler-blackcomb');
  await page.goto('/resorts/whistler-blackcomb');
  const tabs = page.getByRole('tablist');
  const top = async () => (await tabs.boundingBox())?.y ?? 0;
  await expect(tabs).toBeVisible();
  await shiftsOf(page);
  const before = await top();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Whistler Blackcomb' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
});
