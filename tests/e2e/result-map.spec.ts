import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { defer } from './deferred-responses';
import { tripLink, week } from './links';
import { placeOf } from './page-checks';
import { cards } from './resort-list';
import { expect, test } from './site';

const map = (page: Page) => page.getByRole('application', { name: /^Map of [1-9]/ });
const markers = (page: Page) => map(page).getByRole('button');
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const openCard = (page: Page, name: string) => page.locator('article').filter({ hasText: name }).last();

/** Zooms in with the keyboard until a pin, not a cluster, has the focus; gives the name of its resort. */
async function reachPin(page: Page): Promise<string> {
  await map(page).locator('[tabindex="0"]').focus();
  await expect
    .poll(
      async () => {
        const name = await focusedName(page);
        if (/resorts here/.test(name)) await page.keyboard.press('Enter');
        return name;
      },
      // It takes ten presses or so.
      { intervals: [250] },
    )
    .toMatch(/, (rated|no ratings)/);
  return (await focusedName(page)).split(',')[0] ?? '';
}

test('Nothing of the map is loaded before it is asked for; then list and map stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  await page.goto('/resorts?country=Switzerland');
  await expect(cards(page)).toHaveCount(12);
  const kindsOfMapFiles = () =>
    ['tile.openstreetmap', '/result-map-', '/map-tiles-', '/first-'].filter((kind) =>
      loaded.some((url) => url.includes(kind)),
    );
  expect(kindsOfMapFiles()).toEqual([]);

  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Map' }).click();
  await expect(map(page)).toBeVisible();
  await expect(page).toHaveURL(/view=map/);
  // Tiles, the map, the library that draws it, and land: each is known by its name.
  await expect.poll(kindsOfMapFiles).toHaveLength(4);
  await expect(cards(page).first()).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toBeHidden();

  // Arrows go from marker to marker.
  await map(page).locator('button[tabindex="0"]').focus();
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-marker'));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-marker'))).not.toBe(first);

  const name = await reachPin(page);
  await page.keyboard.press('Enter');
  await expect(openCard(page, name)).toBeInViewport({ ratio: 1 });
});

for (const [width, height, colorScheme] of [
  [390, 844, 'dark'],
  [1440, 900, 'light'],
] as const) {
  test(`Zermatt is found without tiles by sight and by keyboard, ${width} px wide, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.goto('/resorts?view=map&country=Switzerland');
    await expect(page.getByRole('status').filter({ hasText: 'Streets could not be loaded.' })).toBeVisible();
    const name = map(page).getByText('Zermatt', { exact: true });
    // On a phone all of the country is two clusters, Zermatt in the bigger one.
    if (width === 390) await markers(page).first().click();
    else await expect(map(page).getByText('Switzerland', { exact: true })).toBeVisible();
    await expect(name).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);

    await page.goto('/resorts?view=map&search=Zermatt');
    await expect(name).toBeInViewport({ ratio: 1 });
    await markers(page).first().focus();
    await page.keyboard.press('Enter');
    // A sheet on a phone, a card at the pin elsewhere.
    const link = { name: width === 390 ? 'Open Zermatt' : 'Zermatt', exact: true };
    await expect(page.getByRole('article')).toHaveCount(width === 390 ? 1 : 2);
    await expect(openCard(page, 'Zermatt').getByRole('link', link)).toBeVisible();
    await expect(openCard(page, 'Zermatt')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
}

test('However far the map is dragged, land is drawn where the view is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The land comes when the map is at rest, so that the first drag is the first move it hears of.
  const release = await defer(page, /\/(first|second)-[^/]*\.js$/);
  await page.goto('/resorts?view=map&country=Austria');
  await expect(markers(page).first()).toBeVisible();
  release();
  const coversView = () =>
    map(page).evaluate((element) => {
      const view = element.getBoundingClientRect();
      const drawn = element.querySelector('canvas')?.getBoundingClientRect() ?? new DOMRect();
      return (
        drawn.left <= view.left && drawn.right >= view.right && drawn.top <= view.top && drawn.bottom >= view.bottom
      );
    });
  await expect.poll(coversView).toBe(true);
  const box = await placeOf(map(page));
  const middle = box.y + box.height / 2;
  for (let drag = 0; drag < 3; drag += 1) {
    await page.mouse.move(box.x + box.width - 40, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, middle - 60, { steps: 8 });
    await expect.poll(coversView).toBe(true);
    await page.mouse.up();
    await expect.poll(coversView).toBe(true);
  }
});

test('In a low window the notice of missing tiles leaves most of the map', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/resorts?view=map');
  const notice = page.getByRole('status').filter({ hasText: 'Streets could not be loaded.' });
  await expect(notice.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect((await placeOf(notice)).height).toBeLessThan(64);
});

test('The map is whole below the bar, also where a line above it comes after it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // As browsers without scroll anchoring do it.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { overflow-anchor: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto(`/resorts?view=map&trip=${week.from}..${week.to}_b2_QQQ`);
  await expect(map(page)).toBeVisible();
  // Once the places of departure are there, the link's is known to be none.
  await expect(page.getByRole('region', { name: 'Your trip' }).getByRole('status')).not.toBeEmpty();
  const pane = page.locator('#result-map');
  await expect.poll(() => placeOf(pane).then(({ bottom }) => Math.round(bottom))).toBe(900);
  // Where someone has scrolled it back, it stays.
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, -1000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** How far the count stands below the bar of controls, in pixels. */
const roomAboveCount = async (page: Page) => {
  const bar = await placeOf(page.getByRole('button', { name: /^Advanced Filters/ }));
  const count = await placeOf(page.getByText(/^Showing \d+ of \d+ resorts$/));
  return Math.round(count.top - bar.bottom);
};

test('A chosen view shows its count, however far the one before was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [view, far] of [
    ['table', 185],
    ['list', 700],
  ] as const) {
    await page.goto(`/resorts?view=${view}&trip=${tripLink}`);
    await expect(page.getByText(/^Showing 12 of/)).toBeVisible();
    await page.evaluate((y) => window.scrollTo(0, y), far);
    const button = page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Map' });
    await button.evaluate((element: HTMLElement) => element.click());
    await expect(map(page)).toBeVisible();
    await expect.poll(() => roomAboveCount(page), view).toBeGreaterThan(20);
  }
});

test('Beside a map the count stands clear of the bar, also where it grows after the chips', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/resorts?view=map&country=Austria');
  await expect(map(page)).toBeVisible();
  await expect(page.getByText('Filtered results')).toBeVisible();
  expect(await roomAboveCount(page)).toBeGreaterThan(20);
});
