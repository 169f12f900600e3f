import type { Page } from '@playwright/test';
import { deferApiResponses, expectNoLayoutShift, shiftsOf } from './layout-shift';
import { cards, resortOf, resorts } from './resort-list';
import { expect, test } from './site';
import { respondWith, wireResort } from './wire-payloads';

/** Twenty times the sixty that the page is measured by; the bench goes on to 5,000. */
const MANY = 1200;
const PAGE = 12;

const longNames = {
  'one word': 'Oberunterhintervorderalpenglockenspitzenjochbahn'.repeat(7).slice(0, 300),
  'many words': 'Les Trois Vallées du Grand Massif et Haut Plateaux '.repeat(6).slice(0, 300),
};

/** The real resorts over and over, each with an id and a name of its own. */
const manyResorts = Array.from({ length: MANY }, (_, index) => {
  const like = resorts[index % resorts.length] ?? resortOf('zermatt');
  return wireResort({ ...like, id: `resort-${index + 1}`, name: `Resort ${index + 1}` });
});

/** Responds to the list with all of them, a page at a time, and each by its id. */
async function respondWithMany(page: Page): Promise<void> {
  await respondWith(page, manyResorts);
  await page.route('**/api/resorts?*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const pages = Math.ceil(MANY / PAGE);
    return route.fulfill({
      json: {
        resorts: manyResorts.slice((number - 1) * PAGE, number * PAGE),
        pagination: {
          current_page: number,
          total_pages: pages,
          total_count: MANY,
          limit: PAGE,
          has_next: number < pages,
          has_previous: number > 1,
        },
      },
    });
  });
}

/** Scrolls to the end of what is there, again whenever there is more of it, until these words are on the page. */
async function scrollUntil(page: Page, words: string): Promise<void> {
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const scroll = () => {
          if (document.querySelector('main')?.textContent?.includes(text)) {
            observer.disconnect();
            resolve();
          } else window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        };
        let isDue = false;
        // Once a frame is enough: a page of cards makes many changes.
        const observer = new MutationObserver(() => {
          if (isDue) return;
          isDue = true;
          requestAnimationFrame(() => {
            isDue = false;
            scroll();
          });
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        scroll();
      }),
    words,
  );
}

const nodeCount = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

for (const [kind, name] of Object.entries(longNames)) {
  test(`A name of 300 characters in ${kind} moves nothing when it arrives`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    // A linked area takes a second line below the slopes, whatever the name.
    const resort = { ...resortOf('zermatt'), id: 'long', name, linked_area: null };
    await respondWith(page, [wireResort(resort)]);
    const release = await deferApiResponses(page);
    await page.goto('/resorts/long');
    await expect(page.getByRole('heading', { level: 1, name: 'Loading resort' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expectNoLayoutShift(await shiftsOf(page));
  });
}

test('1,200 resorts: the last is reached, the page stays small, and Back finds the place', async ({ page }) => {
  // 100 pages are scrolled through one after another.
  test.setTimeout(240_000);
  await respondWithMany(page);
  await page.goto('/resorts');
  await expect(cards(page)).toHaveCount(PAGE);
  await scrollUntil(page, 'Showing 60 of 1,200 resorts');
  await expect(cards(page)).toHaveCount(60);
  const nodesAtSixty = await nodeCount(page);

  await scrollUntil(page, "You've seen all 1,200 resorts!");
  await expect(page.getByText('Showing 1,200 of 1,200 resorts (Page 100 of 100)')).toBeVisible();
  const last = page.getByRole('article', { name: 'Resort 1200', exact: true });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await nodeCount(page)).toBeLessThanOrEqual(1.3 * nodesAtSixty);

  const top = () => last.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const place = await top();
  await last.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resort 1200' })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
  // Heights of rows are fractions of a pixel.
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThanOrEqual(1);
  await expect(page.getByText('Showing 1,200 of 1,200 resorts')).toBeVisible();
});
