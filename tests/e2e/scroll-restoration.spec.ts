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
