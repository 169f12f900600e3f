import { tripLink } from './links';
import { expectNoBrokenWords, expectNoSidewaysScroll, placeOf } from './page-checks';
import { arrive } from './people';
import { reachFilters } from './resort-list';
import { expect, test } from './site';
import { expectWhole } from './visit-state';
import { cutWidth, resize, spaceText } from './window-and-text';

test.use({ viewport: { width: 320, height: 800 } });

test('On the narrowest phones no filter is cut short', async ({ page }) => {
  await page.goto('/resorts');
  await reachFilters(page);
  for (const [name, words] of [
    ['Region', 'All Regions'],
    ['Country', 'All Countries'],
    ['Sort By', 'Rating, highest first'],
  ] as const) {
    const shown = page.getByRole('combobox', { name }).getByText(words);
    await expect(shown).toBeVisible();
    expect(await cutWidth(shown), name).toBeLessThanOrEqual(0);
  }
});

test('A link that the browser does not copy is shown whole', async ({ page, context }) => {
  await context.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto(`/compare?ids=wengen-grindelwald,les-menuires,st-anton,zermatt&trip=${tripLink}`);
  await expectWhole(page, 'Lifts and facilities');
  await page.getByRole('button', { name: 'Share this comparison' }).click();
  const link = page.getByText(/^http.*&trip=/);
  await expect(link).toBeVisible();
  expect(await link.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
});

test('A comparison breaks no word of a level, a figure or a condition', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/compare?ids=vail,wengen-grindelwald&trip=${tripLink}`);
  await expectWhole(page, 'Lifts and facilities');
  for (const width of [360, 390]) {
    await resize(page, width);
    await expectNoBrokenWords(page);
    await expectNoSidewaysScroll(page);
  }
});

test('A link in a table can be hit', async ({ page }) => {
  await page.goto('/blog/beginner-resorts');
  const links = page.getByRole('article').getByRole('table').getByRole('link');
  await expect(links.first()).toBeAttached();
  const heights = await links.evaluateAll((all) =>
    all.flatMap((link) => [...link.getClientRects()].map(({ height }) => height)),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('At five times the size a member reads the pages of members, and a resort, without moving them sideways', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 256, height: 160 });
  await arrive(page, site, { as: 'member', saved: ['zermatt'] });
  for (const [path, shows] of [
    ['/resorts/vail?tab=trails', 'Runs by difficulty'],
    ['/resorts/zermatt?tab=reviews', 'Splendid mountain, tiring town'],
    ['/resorts/verbier?tab=reviews', 'Write a Review'],
    ['/favorites', 'Zermatt'],
    ['/profile', 'Full Name'],
    ['/reviews', 'Zermatt'],
  ] as const) {
    await page.goto(path);
    await expectWhole(page, shows);
    await expectNoSidewaysScroll(page);
  }
});

test('A forecast on a small phone keeps the word for the weather', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/resorts/zermatt?tab=weather');
  const days = page.getByRole('region', { name: '5-day forecast' }).getByRole('listitem');
  await expect(days).toHaveCount(5);
  const words = days.getByRole('paragraph');
  await expect(words).not.toHaveCount(0);
  for (const word of await words.all()) expect((await placeOf(word)).width).toBeGreaterThan(20);
});

test('With its text spaced wider a resort’s page cuts neither name nor place', async ({ page }) => {
  await page.goto('/resorts/les-menuires');
  await expect(page.getByRole('heading', { name: 'Key Information' })).toBeVisible();
  await spaceText(page);
  await expectNoSidewaysScroll(page);
  const cut = await page
    .getByRole('main')
    .locator('h1, h2, dt, dd, p')
    .evaluateAll((all) =>
      all
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline')
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
  expect(cut).toEqual([]);
});

test('Heights fit with the words spaced as far apart as WCAG asks for', async ({ page }) => {
  await page.goto('/resorts/zermatt?tab=trails');
  await expectWhole(page, 'Runs by difficulty');
  await spaceText(page);
  await expectNoSidewaysScroll(page);
});

test('In the rows of the table a season of all year breaks at its syllable in German', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/resorts?view=table&search=zermatt');
  // Locators leave soft hyphens out.
  const season = page.getByRole('cell', { name: 'Ganzjährig' });
  expect(await season.textContent()).toBe('Ganz\u00ADjährig');
  await expectNoSidewaysScroll(page);
});
