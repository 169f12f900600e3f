// spec: 2.10, 4.8, 9.4

import type { Page } from '@playwright/test';
import { resortOf, resorts } from './catalogue';
import {
  cards,
  choose,
  expectFirstPage,
  listRequests,
  narrowedRequests,
  resortList,
  shownResorts,
} from './resort-cards';
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

test('A search typed quickly makes one request', { tag: '@smoke' }, async ({ page, site }) => {
  await page.goto('/resorts');
  await expectFirstPage(page, all);
  await page.getByRole('combobox', { name: 'Search resorts' }).pressSequentially('cervinia', { delay: 40 });
  await expectFirstPage(page, 1);
  await expect(page).toHaveURL('/resorts?search=cervinia');
  // The catalogue comes besides, for the suggestions.
  expect(await narrowedRequests(site)).toEqual(['search=cervinia&page=1']);
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

test('By keyboard: past the results to the footer, back to the button, and on with the first new card', async ({
  page,
}) => {
  await page.goto('/resorts?country=Canada');
  await expectFirstPage(page, inCanada.length);
  await page.getByRole('link', { name: 'Skip results' }).press('Enter');
  await expect(page.getByRole('contentinfo')).toBeFocused();
  await expect(page).toHaveURL('/resorts?country=Canada');

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Load more resorts' })).toBeFocused();
  await expect(cards(page)).toHaveCount(PAGE);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2 * PAGE);
  await expect(cards(page).nth(PAGE).getByRole('heading').getByRole('link')).toBeFocused();
});

test('Without a connection the list says so, and loads when the connection is back', async ({ page, context }) => {
  await page.goto('/resorts');
  await expectFirstPage(page, all);
  // The list of countries has been open before, so that its code is there.
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Canada' }).press('Escape');
  await context.setOffline(true);
  await choose(page, 'Country', 'Canada');
  await expect(resortList(page).getByText(/^You are offline/)).toBeVisible();
  await expect(resortList(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByText('No resorts found')).toBeHidden();
  await expect(cards(page)).toHaveCount(0);

  await context.setOffline(false);
  await expectFirstPage(page, inCanada.length);
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
