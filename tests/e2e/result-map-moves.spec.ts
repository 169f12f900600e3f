import type { Page } from '@playwright/test';
import { overlapping, placeOf } from './page-checks';
import { expect, test } from './site';

const map = (page: Page) => page.getByRole('application', { name: /^Map of [1-9]/ });
const markers = (page: Page) => map(page).getByRole('button');

/** Presses a key until something holds, once the map has come to rest after the press before. */
async function pressUntil(page: Page, key: string, holds: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await holds()) return true;
        await page.keyboard.press(key);
        return false;
      },
      { intervals: [100] },
    )
    .toBe(true);
}

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('A pin that arrow keys move out of view leaves the focus to the map, and they lead back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto('/resorts?view=map&search=Zermatt');
  const pin = markers(page).first();
  await pin.focus();
  const isOnMap = () => map(page).evaluate((element) => element === document.activeElement);
  await pressUntil(page, 'ArrowLeft', isOnMap);
  await expect(pin).not.toBeInViewport();
  // Farther than what is rendered beyond the edge.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(markers(page)).toHaveCount(0);
  await pressUntil(page, 'ArrowRight', async () => !(await isOnMap()));
  await expect(pin).toBeFocused();
  await expect(pin).toBeInViewport({ ratio: 1 });
});

test('The sheet of a pin low on the map leaves the pin in view, and its name whole', async ({ page }) => {
  await page.goto('/resorts?view=map&search=Morgins');
  const pin = markers(page).first();
  const [{ width, height, x, y }, at] = [await placeOf(map(page)), await placeOf(pin)];
  // Above the button that leads to the list.
  const down = y + height - 90 - at.bottom;
  await page.mouse.move(x + width / 4, y + height / 3);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, y + height / 3 + down, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await placeOf(pin)).bottom - at.bottom)).toBe(Math.round(down));
  await pin.click();
  const list = map(page).locator('..').getByRole('button', { name: 'List' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect.poll(async () => (await placeOf(list)).top - (await placeOf(pin)).bottom).toBeGreaterThan(0);
  const name = page.getByRole('article').getByRole('heading');
  const letters = await name.getByRole('link').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(letters).toBeLessThanOrEqual((await placeOf(name)).bottom);
});

test('A pin near the edge of the map opens at the first press', async ({ page }) => {
  await page.goto('/resorts?view=map&search=Morgins');
  const pin = markers(page).first();
  const [{ x, y, height }, { left, right }] = [await placeOf(map(page)), await placeOf(pin)];
  const start = (left + right) / 2 - x;
  await page.mouse.move(x + start, y + height / 4);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + height / 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await placeOf(pin)).left)).toBe(Math.round(left - start + 30));
  await pin.click();
  await expect(page.getByRole('article')).toBeVisible();
});

for (const [width, height] of [
  [740, 360],
  [320, 568],
] as const) {
  test(`The sheet of a pin is whole, and leaves what lies on the map apart, ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/resorts?view=map&search=Morgins');
    await expect(page.getByText('Streets could not be loaded.')).toBeVisible();
    await markers(page).first().press('Enter');
    await expect(page.getByRole('article')).toBeInViewport({ ratio: 1 });
    const controls = map(page).locator('..').getByRole('button').and(page.locator(':not([data-marker])'));
    const { x, y } = await placeOf(map(page));
    await page.mouse.move(x + 40, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + 70, y + 50, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
    const places = await Promise.all((await controls.all()).map(placeOf));
    expect(overlapping(places)).toEqual([]);
  });
}
