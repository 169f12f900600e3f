// spec: 2.29, 8.6

import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { tripLink } from './links';
import { overlapping, placeOf } from './page-checks';
import { expect, serveTiles, test } from './site';

const locationOf = (page: Page) => page.getByRole('region', { name: 'Location' });

test('The map loads when it comes near, with the resort marked and named', { tag: '@smoke' }, async ({ page }) => {
  await serveTiles(page);
  await page.goto('/resorts/vail');
  const location = locationOf(page);
  await location.scrollIntoViewIfNeeded();
  await expect(page.getByText('Map loaded successfully')).toBeAttached();
  const map = location.getByLabel('Map of Vail');
  await expect(map.getByRole('button', { name: 'Vail' })).toBeVisible();
  await expect(map).toContainText('OpenStreetMap contributors');

  // Closer tiles are requested: from the zoom of 12 it opens with to 13.
  const closer = page.waitForRequest(/tile\.openstreetmap\.org\/13\//);
  await location.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await closer;
});

for (const width of [390, 1440]) {
  test(`Names on the map of a resort lie clear of each other, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/resorts/zermatt?trip=${tripLink}`);
    await locationOf(page).scrollIntoViewIfNeeded();
    await locationOf(page)
      .getByRole('button', { name: /^Show \d+ resorts within \d+ (km|mi)$/ })
      .click();
    const links = locationOf(page).getByRole('list', { name: 'Resorts nearby' }).getByRole('link');
    await expect(links.nth(2)).toBeVisible();
    const boxes = () =>
      locationOf(page)
        .locator('.map-name-resort, [data-on-map]')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
    await expect(async () => {
      const shown = await boxes();
      expect(shown.length).toBeGreaterThan(2);
      expect(overlapping(shown)).toEqual([]);
    }).toPass();
    await expectAccessible(page);
  });
}

test('On a phone the way from where the trip starts is clear of its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/resorts/livigno?trip=${tripLink}`);
  const location = locationOf(page);
  await location.scrollIntoViewIfNeeded();
  const [words, button] = [location.getByText(/ from Zürich, straight line/), location.getByText('Show on the map')];
  await expect(button).toBeVisible();
  expect((await placeOf(button)).top - (await placeOf(words)).bottom).toBeGreaterThan(8);
});

test('What is said of tiles that failed is clear of the arrows below it', async ({ page }) => {
  await page.goto('/resorts/livigno');
  const location = locationOf(page);
  await location.scrollIntoViewIfNeeded();
  const [words, arrows] = [location.getByText('Error loading map'), location.getByRole('button', { name: /^Move/ })];
  await expect(words).toBeVisible();
  const [said, arrow] = await Promise.all([placeOf(words.locator('..')), placeOf(arrows.first())]);
  expect(arrow.top - said.bottom).toBeGreaterThan(6);
});
