// spec: 2.10, 4.8

import type { Page } from '@playwright/test';
import { resortOf, resorts } from './catalogue';
import { cards, expectFirstPage, listRequests, resortList, shownResorts } from './resort-cards';
import { expect, test } from './site';

const PAGE = 12;
const all = resorts.length;
const inCanada = resorts.filter(({ country }) => country === 'Canada');

/** Scrolls on until so many cards stand there. */
async function scrollTo(page: Page, count: number) {
  for (let loaded = PAGE; loaded < count; loaded += PAGE) {
    await cards(page)
      .nth(loaded - 1)
      .scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(loaded);
  }
}

test('All 374 resorts are there, twelve at first, and the first page is requested once', async ({ page, site }) => {
  expect(all).toBe(374);
  await page.goto('/resorts');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore All Ski Resorts' })).toBeVisible();
  await expectFirstPage(page, all);
  await expect(page.getByText('(Page')).toBeHidden();
  await expect(page.getByText('Filtered results')).toBeHidden();

  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByText('Showing 24 of 374 resorts (Page 2 of 32)')).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  expect(await listRequests(site)).toEqual(['page=1', 'page=2']);
  const requested = (await site.requests()).filter(({ path }) => path === '/api/resorts/filters');
  expect(requested).toHaveLength(1);
});

test('Scrolling leads to the end of a smaller result', async ({ page, site }) => {
  await page.goto('/resorts?country=Canada');
  await expectFirstPage(page, inCanada.length);
  await scrollTo(page, inCanada.length);
  await expect(page.getByText(`You've seen all ${inCanada.length} resorts!`)).toBeVisible();
  await expect(page.getByText(`Showing 28 of 28 resorts (Page 3 of 3)`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more resorts' })).toBeHidden();
  const shown = await shownResorts(resortList(page));
  expect(shown.map(({ id }) => id).sort()).toEqual(inCanada.map(({ id }) => id).sort());
  expect(await listRequests(site)).toEqual([1, 2, 3].map((number) => `country=Canada&page=${number}`));
});

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
  const requested = await listRequests(site);

  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: resort.name })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();

  await expect(card).toBeInViewport();
  await expect.poll(top).toBe(place);
  await expect(cards(page)).toHaveCount(loaded);
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveText('Europe');
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveText('Name, A to Z');
  expect(await listRequests(site)).toEqual(requested);
});
