import { expectNoSidewaysScroll } from './page-checks';
import { pageStates, visit } from './page-states';
import { signIn } from './people';
import { reachFilters } from './resort-filters';
import { expect, test } from './site';

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
    const { scrollWidth, clientWidth } = await shown.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));
    expect(scrollWidth, name).toBeLessThanOrEqual(clientWidth);
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

test('At five times the size a member reads every page without moving it sideways', async ({ page }) => {
  await page.setViewportSize({ width: 256, height: 160 });
  await signIn(page);
  await page.goto('/resorts?search=zermatt');
  await page.getByRole('button', { name: 'Save Zermatt to favorites' }).click();
  await expect(page.getByText('Zermatt added to favorites')).toBeVisible();
  for (const path of [
    '/',
    '/resorts',
    '/resorts/zermatt',
    '/resorts/zermatt?tab=trails',
    '/resorts/zermatt?tab=weather',
    '/resorts/zermatt?tab=reviews',
    '/resorts/verbier?tab=reviews',
    '/blog',
    '/about',
    '/favorites',
    '/profile',
    '/reviews',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    await expectNoSidewaysScroll(page);
  }
});

test('Heights fit with the words spaced as far apart as WCAG asks for', async ({ page }) => {
  const trails = pageStates.find(({ address }) => address.endsWith('?tab=trails'));
  if (!trails) throw new Error('The table of pages has no trails tab.');
  await visit(page, trails);
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
    );
    document.adoptedStyleSheets = [spacing];
  });
  await expectNoSidewaysScroll(page);
});
