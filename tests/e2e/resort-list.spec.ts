// spec: 2.10

import type { Locator, Page } from '@playwright/test';
import { deferResponses } from './deferred-responses';
import { requestsTo } from './people';
import { cards, expectFirstPage, resortList, resortOf, resorts, shownResorts } from './resort-list';
import { expect, test } from './site';

const PAGE = 12;

/** Scrolls on until so many cards stand there. */
async function scrollTo(page: Page, count: number) {
  for (let loaded = PAGE; loaded < count; loaded += PAGE) {
    await cards(page)
      .nth(loaded - 1)
      .scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(loaded);
  }
}

test('Back from a resort finds filters, loaded pages and place again, without a request', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  await page.goto('/resorts?region=Europe&sortBy=name');
  await scrollTo(page, 36);
  const card = cards(page).nth(29);
  await card.scrollIntoViewIfNeeded();
  const resort = resortOf((await shownResorts(resortList(page)))[29]?.id ?? '');
  const loaded = await cards(page).count();
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const place = await top();
  const requested = await requestsTo(site, '/api/resorts?');

  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();

  await expect(card).toBeInViewport();
  await expect.poll(top).toBe(place);
  await expect(cards(page)).toHaveCount(loaded);
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveText('Europe');
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveText('Name, A to Z');
  expect(await requestsTo(site, '/api/resorts?')).toEqual(requested);
});

test('Back from a resort far down the list finds the card where it was, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resorts');
  await expectFirstPage(page, resorts.length);
  // The last card that is rendered is not yet the last one; and several batches may come between two looks.
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    const shown = await page.getByText(/^Showing \d+ of \d+ resorts$/).textContent();
    expect(Number(shown?.match(/\d+/)?.[0])).toBeGreaterThanOrEqual(72);
  }).toPass({ intervals: [100] });
  // By its name, because another batch may put another card last.
  const name = (await cards(page).last().getByRole('heading').textContent()) ?? '';
  const card = page.getByRole('article', { name, exact: true });
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeInViewport();
  const place = await top();
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect.poll(top).toBe(place);
});

/** How strongly an element shows, with all that it lies in. */
const strength = (shown: Locator) =>
  shown.evaluate((element) => {
    let product = 1;
    for (let one: Element | null = element; one; one = one.parentElement)
      product *= Number(getComputedStyle(one).opacity);
    return product;
  });

test('While another list loads, the count of the one before, or that nothing matched, is dimmed like its cards', async ({
  page,
}) => {
  await page.goto('/resorts?search=nowhere');
  const nothing = page.getByText('No resorts found');
  await expect(nothing).toBeVisible();
  const all = await deferResponses(page, (request) => /\/api\/resorts\?page=1$/.test(request.url()));
  await page.getByRole('button', { name: 'Remove filter: Search “nowhere”' }).click();
  await expect.poll(() => strength(nothing)).toBe(0.5);
  await all.release();
  const count = page.getByText(/^Showing 12 of/);
  await expect(count).toBeVisible();
  await expect.poll(() => strength(count)).toBe(1);

  const filtered = await deferResponses(page, (request) => request.url().includes('region=Europe'));
  await page.getByRole('combobox', { name: 'Region' }).click();
  await page.getByRole('option', { name: 'Europe' }).click();
  await filtered.arrived();
  await expect.poll(() => strength(count)).toBe(0.5);
  await filtered.release();
  await expect(page.getByText('Filtered results')).toBeVisible();
  await expect.poll(() => strength(count)).toBe(1);
});
