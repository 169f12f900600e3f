import type { Page } from '@playwright/test';
import { tripLink } from './links';
import { placeOf, sheets } from './page-checks';
import { arrive } from './people';
import { expect, test } from './site';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colour of the page's heading, and of a text of the second rank. */
const inks = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'main p'].map((text) => getComputedStyle(document.querySelector(text) ?? document.body).color),
  );

test('text is as dark on paper as on a light screen, whether the system or the theme chosen on a light one is dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const onLightScreen = await inks(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ media: null, colorScheme });
    if (colorScheme === 'light') {
      await expect.poll(() => inks(page)).toEqual(onLightScreen);
      await page.getByRole('radio', { name: 'Dark' }).press(' ');
    }
    await expect.poll(() => inks(page)).not.toEqual(onLightScreen);
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect.poll(() => inks(page), `system ${colorScheme}`).toEqual(onLightScreen);
    expect(await ground(page)).toBe('rgb(255, 255, 255)');
  }
});

test.describe('on paper', () => {
  test.use({ viewport: { width: 700, height: 900 }, colorScheme: 'dark' });

  test('a resort is its facts on two sheets, panels apart from what follows, dark on white whatever the theme', async ({
    page,
  }) => {
    await page.goto('/resorts/vail');
    const panels = page.getByRole('complementary', { name: 'Price, season and weather' });
    await expect(panels).toContainText('Snow depth');
    await page.getByRole('region', { name: 'Location' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('application')).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1, name: 'Vail' })).toBeVisible();
    await expect(page.getByText('Vertical drop', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Latitude 39/)).toBeVisible();
    const next = await placeOf(page.getByRole('heading', { name: 'Key Information' }));
    expect(next.top - (await placeOf(panels)).bottom).toBeGreaterThan(15);
    await expect(page.getByRole('application')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // An invitation to press what is not on paper.
    await expect(page.getByText(/^Say when, who and from where/)).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    expect(await ground(page)).toBe('rgb(255, 255, 255)');
    for (const format of ['A4', 'Letter'] as const) expect(await sheets(page, { format }), format).toBe(2);
  });

  test('an article is its text, with whole tables and the addresses of its links', async ({ page }) => {
    await page.goto('/blog/reading-a-piste-map');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to blog' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Share' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Related resorts' })).toBeHidden();
    const table = page.getByRole('table', { name: 'Grades in Europe and North America' });
    const { width } = await placeOf(page.getByRole('main'));
    expect((await placeOf(table)).width).toBeLessThanOrEqual(width);
    const link = page.getByRole('link', { name: 'measured large areas along the centre line' });
    const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(address).toContain(await link.getAttribute('href'));
    expect(await ground(page)).toBe('rgb(255, 255, 255)');
    for (const format of ['A4', 'Letter'] as const)
      expect(await sheets(page, { format }), format).toBeLessThanOrEqual(5);
  });

  test('a card of a list is whole, on one sheet; two rows of three fit on each', async ({ page }) => {
    await page.goto('/resorts?country=Switzerland');
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').first()).toHaveCSS('break-inside', 'avoid');
    for (const format of ['A4', 'Letter'] as const) expect(await sheets(page, { format }), format).toBe(2);
  });

  test('the map of results is the count and the cards, without map and controls', async ({ page }) => {
    await page.goto('/resorts?view=map');
    await expect(page.getByText(/^374 resorts$/)).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByText('Showing 12 of 374 resorts')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(page.getByRole('application')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    for (const format of ['A4', 'Letter'] as const) expect(await sheets(page, { format }), format).toBe(2);
  });

  test('the table of results has its headers across, and needs nothing from the network upright', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/resorts?view=table&country=Norway');
    await expect(page.getByRole('rowheader', { name: 'Trysil' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Resort', 'Rating', 'Peak', 'Base', 'Ticket']) {
      await expect(page.getByRole('columnheader', { name }).getByText(name)).toBeInViewport();
    }
    await page.emulateMedia({ media: null });
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 717, height: 1000 });
    await expect(page.getByRole('rowheader', { name: 'Trysil' })).toBeInViewport();
    await expect(page.getByRole('row')).toHaveCount(12);
    // The space below the results must not take a sheet.
    expect(await sheets(page)).toBe(1);
  });

  test('nothing is said of fields that are not on paper: neither above one’s own reviews nor where one would write to us', async ({
    page,
    site,
  }) => {
    await arrive(page, site, { as: 'member' });
    await page.goto('/reviews');
    await expect(page.getByText('Sort By')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Sort By')).toBeHidden();
    await expect(page.getByText('Rating', { exact: true })).toBeHidden();
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Write to us' })).toHaveCount(0);
  });

  test('a resort has all its styles, also those behind a button', async ({ page }) => {
    await page.goto('/resorts/zermatt');
    const styles = page.getByRole('list', { name: 'Resort Style' });
    const more = styles.getByRole('button', { name: '+3 more' });
    await more.click();
    const all = await styles.getByRole('listitem').allTextContents();
    await styles.getByRole('button').click();
    await expect(more).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const style of all.slice(0, -1)) await expect(styles.getByText(style, { exact: true })).toBeVisible();
    expect(await sheets(page)).toBe(2);
  });

  test('what is said of a trip stands with the trip: days, people, ticket and start', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    for (const path of ['/resorts/vail', '/resorts']) {
      await page.goto(`${path}?trip=${tripLink}`);
      await expect(page.getByText('Trip from a link').filter({ visible: true })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      for (const part of [/14.*21\sFeb/, /2 beginners|4\speople/, /EUR\s70/, /Zürich/]) {
        await expect(page.getByRole('main').getByText(part).filter({ visible: true }).first(), path).toBeInViewport();
      }
      await page.emulateMedia({ media: null });
    }
  });

  test('figures are not cut at the edge, and the title of the front page is on white', async ({ page }) => {
    await page.goto('/resorts/zermatt?tab=trails');
    await page.emulateMedia({ media: 'print' });
    const figure = await placeOf(page.getByText(/^Total run length/));
    expect(figure.left).toBeGreaterThanOrEqual((await placeOf(page.getByRole('main'))).left);
    await page.emulateMedia({ media: null });
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    const title = await placeOf(page.getByRole('heading', { level: 1 }));
    for (const picture of await page.getByRole('main').locator('img').all()) {
      if (!(await picture.isVisible())) continue;
      expect((await placeOf(picture)).top).toBeGreaterThan(title.bottom);
    }
  });

  test('a list names its filters, without what takes them away', async ({ page }) => {
    // Narrower windows have the button in the sheet of filters.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/resorts?search=a&country=Austria&minRating=4&styles=family_friendly&maxPrice=60&sortBy=name');
    await expect(page.getByText(/^Showing \d+ of \d+ resorts$/)).toBeVisible();
    const filters = page.getByRole('list', { name: 'Active filters' });
    await expect(filters.locator('svg').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear Filters' }).first()).toBeVisible();
    await expect(page.getByText('Sort By')).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const name of ['“a”', 'Austria', 'Rating 4 and above', 'Family Friendly', 'Up to 60']) {
      await expect(filters.getByText(name)).toBeInViewport({ ratio: 1 });
    }
    await expect(filters.locator('svg').first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0);
    await expect(page.getByText('Sort By')).toBeHidden();
  });
});
