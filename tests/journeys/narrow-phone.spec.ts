import { expect, test } from './site';

test.use({ viewport: { width: 320, height: 800 } });

test('On the narrowest phones no filter is cut short', async ({ page }) => {
  await page.goto('/resorts');
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
