import type { Locator, Page } from '@playwright/test';
import { defer } from './deferred-responses';
import { expectNoLayoutShift, shiftsOf } from './layout-shift';
import { tripLink } from './links';
import { placeOf } from './page-checks';
import { expect, test } from './site';
import { brokenWords } from './window-and-text';

/** Opens the editor on the list of resorts. */
async function planTrip(page: Page): Promise<Locator> {
  await page.goto('/resorts');
  await page.getByRole('button', { name: 'Plan a trip' }).filter({ visible: true }).click();
  return page.getByRole('dialog', { name: 'Your trip' });
}

test('the editor is left by Tab', async ({ page }) => {
  await page.goto(`/resorts?trip=${tripLink}`);
  await page.getByRole('button', { name: 'up to EUR 70' }).click();
  const editor = page.getByRole('dialog', { name: 'Your trip' });
  await expect(editor.getByLabel('Day ticket, at most')).toBeFocused();
  await editor.getByRole('button', { name: 'Set trip' }).focus();
  await page.keyboard.press('Tab');
  await expect(editor).toBeHidden();
  await expect(page.getByRole('combobox', { name: /search/i }).filter({ visible: true })).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`Tab leads from the open list of airports to the next control, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const editor = await planTrip(page);
    const from = editor.getByRole('combobox', { name: 'From' });
    await from.click();
    await expect(editor.getByRole('option', { name: /^Zürich/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(editor.getByRole('button', { name: 'Use my position' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(from).toBeFocused();
  });
}

test('what has the focus in the sheet is in view in a very low window, from its end to its start too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const sheet = await planTrip(page);
  const [first, last] = [sheet.getByRole('button', { name: 'Close' }), sheet.getByRole('button', { name: 'Set trip' })];
  await last.focus();
  for (const [key, reached] of [
    ['Tab', first],
    ['Shift+Tab', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect(reached).toBeFocused();
    await expect(reached).toBeInViewport({ ratio: 1 });
  }
});

test('the editor opens with its foot in the window, wherever its button stands', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ['/', '/resorts', '/resorts/zermatt']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Plan a trip' }).first().click();
    await expect(page.getByRole('button', { name: 'Set trip' })).toBeInViewport({ ratio: 1 });
    // Nor is it pushed out by what opens above it.
    await page.getByRole('button', { name: 'What is enough?' }).last().click();
    await expect(page.getByLabel('Runs a day, experts')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Set trip' })).toBeInViewport({ ratio: 1 });
  }
});

for (const { weeks, today } of [
  { weeks: 'five', today: '2026-09-10T12:00' },
  { weeks: 'six', today: '2026-08-10T12:00' },
]) {
  test(`No field moves away from the pointer when a calendar of ${weeks} weeks arrives`, async ({ page }) => {
    await page.clock.setFixedTime(today);
    await page.setViewportSize({ width: 800, height: 1000 });
    const release = await defer(page, /\/trip-calendar-[^/]*\.js$/);
    const editor = await planTrip(page);
    const more = editor.getByRole('button', { name: 'One beginner more' });
    const { top } = await placeOf(more);
    release();
    await expect(editor.getByRole('grid').last()).toBeVisible();
    expect((await placeOf(more)).top).toBe(top);
  });
}

test('Escape at the end of the editor leads back to a button that is in view, clear of the header', async ({
  page,
}) => {
  for (const [address, height] of [
    ['/resorts', 600],
    ['/resorts', 900],
    ['/resorts/zermatt', 600],
  ] as const) {
    await page.setViewportSize({ width: 1024, height });
    await page.goto(address);
    const opener = page.getByRole('button', { name: 'Plan a trip' }).filter({ visible: true }).first();
    await opener.press('Enter');
    await page.getByLabel('Day ticket, at most').focus();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(opener).toBeInViewport({ ratio: 1 });
    // Playwright hovers over nothing that something else covers.
    await opener.hover();
  }
});

test('what opens at the end of the sheet is brought into view, and airports hang from their field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sheet = await planTrip(page);
  await sheet.getByRole('button', { name: 'What is enough?' }).click();
  await expect(sheet.getByLabel('Runs a day, experts')).toBeInViewport({ ratio: 1 });
  const from = sheet.getByRole('combobox', { name: 'From' });
  await from.click();
  const room = (await placeOf(sheet.getByRole('listbox'))).top - (await placeOf(from)).bottom;
  expect(room).toBeLessThan(10);
  expect(room).toBeGreaterThanOrEqual(0);
});

test('the site may ask for the position', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 47.37689, longitude: 8.54169 });
  const editor = await planTrip(page);
  await editor.getByRole('button', { name: 'Use my position' }).click();
  await expect(editor.getByRole('combobox', { name: 'From' })).toHaveValue('Your position');
});

test('from the other side of the world distances stay whole in the table', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    localStorage.setItem('units', 'metric');
    const position = { latitude: -36.8, longitude: 174.8 };
    localStorage.setItem('trip', JSON.stringify({ link: 'b2i1a1', position }));
  });
  await page.goto('/resorts?view=table&sortBy=nearest');
  const distances = page.getByRole('cell', { name: /^1\d,\d{3}$/ });
  await expect(distances).toHaveCount(12);
  expect(await brokenWords(distances)).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`a resort's page keeps the place of a stored trip, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((link) => localStorage.setItem('trip', JSON.stringify({ link })), tripLink);
    await page.goto('/resorts/alta-badia');
    await expect(page.getByRole('region', { name: 'Your trip' }).getByText(/^Short for the expert/)).toBeVisible();
    expectNoLayoutShift(await shiftsOf(page));
  });
}

test('on a phone the map says that the trip comes from a link, which can be kept there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/resorts?view=map&trip=${tripLink}`);
  const map = page.getByRole('application', { name: /^Map of [1-9]/ });
  await expect(map).toBeVisible();
  const keep = page.getByRole('button', { name: 'Keep it' }).filter({ visible: true });
  await expect(page.getByText('Trip from a link').filter({ visible: true })).toBeInViewport();
  // The whole map still fits in the window.
  await expect(map).toBeInViewport({ ratio: 1 });
  const { bottom } = await placeOf(map);
  await keep.click();
  await expect(keep).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Change your trip/ }).filter({ visible: true })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('trip'))).toContain(tripLink);
  // The line that has gone leaves no gap below it.
  await expect.poll(async () => Math.abs((await placeOf(map)).bottom - bottom)).toBeLessThanOrEqual(1);
});
