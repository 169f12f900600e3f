// spec: 2.4

import type { Page } from '@playwright/test';
import { defer } from './deferred-responses';
import { expect, test } from './site';
import { nextFrame } from './window-and-text';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('A reload finds the place again once the data that gives the page its height is there', async ({ page }) => {
  await page.goto('/resorts/zermatt');
  await expect(page.getByRole('heading', { level: 1, name: 'Zermatt' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
  const place = await scrollY(page);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(place);
});

test('A reload finds the place again among the articles of a search, more of which come once all are read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 720 });
  await page.goto('/blog?q=snow');
  const found = page.getByRole('main').getByRole('status');
  await expect(found).toHaveText(/^\d+ articles$/);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrollY(page)).toBe(500);
  await page.reload();
  await expect(found).toHaveText(/^\d+ articles$/);
  // The browser moves the page as it draws it.
  await nextFrame(page);
  await expect.poll(() => scrollY(page)).toBe(500);
});

test('The old page stays until the code of the next one is there, whose data is requested meanwhile', async ({
  page,
}) => {
  await page.goto('/about');
  const release = await defer(page, '**/assets/resorts.route-*.js');
  const requested = page.waitForRequest(/\/api\/resorts\?/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resorts' }).click();
  await requested;
  await expect(page).toHaveTitle(/^About/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore All Ski Resorts' })).toBeFocused();
  expect(await scrollY(page)).toBe(0);
});

test('An entry that Back and Forward pass before its page is drawn keeps its own place', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  const scrollBy = async (distance: number) => {
    await page.mouse.wheel(0, distance);
    await expect.poll(() => scrollY(page)).toBe(distance);
  };
  await page.goto('/resorts?search=zermatt');
  await page.getByRole('article', { name: 'Zermatt' }).getByRole('link', { name: 'Zermatt' }).press('Enter');
  await expect(title).toHaveText('Zermatt');
  await scrollBy(300);
  // Out of sight: a press would scroll to it first.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resorts' }).dispatchEvent('click');
  await expect(title).toHaveText('Explore All Ski Resorts');
  await expect(page.getByRole('article').first()).toBeVisible();
  await scrollBy(1500);

  const go = (by: number) => page.evaluate((entries) => history.go(entries), by);
  await go(-2);
  await expect(page).toHaveURL('/resorts?search=zermatt');
  await expect.poll(() => scrollY(page)).toBe(0);
  for (const step of [1, 1, -1, 1]) await go(step);
  await expect(page).toHaveURL('/resorts');
  await expect.poll(() => scrollY(page)).toBe(1500);
  await go(-1);
  await expect(title).toHaveText('Zermatt');
  await expect.poll(() => scrollY(page)).toBe(300);
});
