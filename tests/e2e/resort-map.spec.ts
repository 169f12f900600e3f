// spec: 2.29, 8.6

import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './site';
import { tripLink } from './trip-week';

const location = (page: Page) => page.getByRole('region', { name: 'Location' });
const outsideMap = (page: Page) => location(page).getByRole('link', { name: 'Open in OpenStreetMap' });
const isTile = /tile\.openstreetmap\.org/;

/** Responds for a resort with another location. */
async function relocate(page: Page, place: object) {
  await page.route('**/api/resorts/vail', async (route) => {
    const { resort } = await (await route.fetch()).json();
    const { location: _, ...rest } = resort;
    await route.fulfill({ json: { resort: { ...rest, ...place } } });
  });
}

test('The map loads when it comes near, with the resort marked and named', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/resorts/vail');
  await location(page).scrollIntoViewIfNeeded();
  await expect(page.getByText('Map loaded successfully')).toBeAttached();
  const map = location(page).getByLabel('Map of Vail');
  await expect(map.getByRole('button', { name: 'Vail' })).toBeVisible();
  await expect(map).toContainText('39.6114, -106.3607');
  await expect(map).toContainText('OpenStreetMap contributors');
  await expect(location(page)).toContainText('Latitude 39.6114, longitude -106.3607');
  await expect(outsideMap(page)).toHaveAttribute('href', /mlat=39\.6114&mlon=-106\.3607/);

  // Closer tiles are requested: from the zoom of 12 it opens with to 13.
  const closer = page.waitForRequest(/tile\.openstreetmap\.org\/13\//);
  await location(page).getByRole('button', { name: 'Zoom in' }).press('Enter');
  await closer;
});

test('The map is moved by single presses, and its source is an underlined link', async ({ page }) => {
  await page.goto('/resorts/vail');
  await location(page).scrollIntoViewIfNeeded();
  await expect(page.getByText('Map loaded successfully')).toBeAttached();
  const marker = location(page).getByRole('button', { name: 'Vail' });
  const x = async () => Math.round((await marker.boundingBox())?.x ?? 0);
  const start = await x();
  const right = location(page).getByRole('button', { name: 'Move map right' });
  const box = await right.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await right.click();
  await expect.poll(x).toBeLessThan(start - 100);
  await location(page).getByRole('button', { name: 'Back to the resort' }).click();
  await expect.poll(x).toBe(start);
  await expect(location(page).getByRole('link', { name: 'OpenStreetMap', exact: true })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});

for (const width of [390, 1440]) {
  test(`Neighbours are reached on the map, whose names lie clear of each other, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/resorts/zermatt?trip=${tripLink}`);
    await location(page).scrollIntoViewIfNeeded();
    await location(page)
      .getByRole('button', { name: /^Show \d+ resorts within \d+ (km|mi)$/ })
      .click();
    const links = location(page).getByRole('list', { name: 'Resorts nearby' }).getByRole('link');
    await expect(links.nth(2)).toBeVisible();
    const boxes = () =>
      location(page)
        .locator('.map-name-resort, [data-on-map]')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
    await expect(async () => {
      const shown = await boxes();
      for (const [index, a] of shown.entries()) {
        for (const b of shown.slice(index + 1)) {
          expect(a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom).toBe(true);
        }
      }
    }).toPass();
    await expectAccessible(page);

    await location(page).getByRole('button', { name: 'Show on the map' }).click();
    await expect(location(page).locator('.map-start-label')).toHaveText(/^Zürich · \d+ (km|mi)$/);
    await location(page).getByRole('button', { name: 'Back to the resort' }).click();

    await location(page)
      .getByRole('button', { name: /^Show \d+ resorts within/ })
      .click();
    await links.first().focus();
    const name = (await links.first().getAttribute('title')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  });
}

test('Without tiles the map says so; coordinates and the outside map stay, and it can be tried again', async ({
  page,
}) => {
  const refuse = (route: Route) => route.abort();
  await page.route(isTile, refuse);
  await page.goto('/resorts/vail');
  await location(page).scrollIntoViewIfNeeded();
  const failure = location(page).getByRole('status').filter({ hasText: 'Error loading map' });
  await expect(failure).toBeVisible();
  await expect(location(page).locator('[inert]')).toHaveCount(0);
  await expect(location(page).getByRole('button', { name: 'Vail' })).toBeVisible();
  await expect(location(page)).toContainText('Latitude 39.6114, longitude -106.3607');
  await expect(outsideMap(page)).toBeVisible();
  await expect(page.getByText('Map loaded successfully')).not.toBeAttached();

  await page.unroute(isTile, refuse);
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Map loaded successfully')).toBeAttached();
  await expect(failure).toBeHidden();
});

test('Without a location there is no map', async ({ page }) => {
  await relocate(page, {});
  await page.goto('/resorts/vail');
  await expect(location(page)).toContainText('Missing location data');
  await expect(location(page).getByRole('figure')).toBeHidden();
});

for (const place of [
  { location: { latitude: 'north', longitude: 10 } },
  { location: { latitude: 500, longitude: 10 } },
  { latitude: 46, longitude: -181 },
]) {
  test(`With ${JSON.stringify(place)} the map has no marker and says why`, async ({ page }) => {
    // The fallback point, 46.8182, 8.2275, lies on this tile.
    const fallback = page.waitForRequest(/tile\.openstreetmap\.org\/12\/2141\/144\d/);
    await relocate(page, place);
    await page.goto('/resorts/vail');
    await location(page).scrollIntoViewIfNeeded();
    await expect(location(page)).toContainText('Invalid coordinates');
    await fallback;
    await expect(page.getByText('Map loaded successfully')).toBeAttached();
    await expect(location(page).getByRole('button', { name: 'Vail' })).toBeHidden();
    await expect(outsideMap(page)).toBeHidden();
    await expect(location(page)).not.toContainText(/NaN|500|north/);
  });
}
