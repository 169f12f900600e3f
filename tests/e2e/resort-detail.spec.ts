import { defer } from './deferred-responses';
import { placeOf } from './page-checks';
import { expect, test } from './site';

test('At 1024 px no figure parts from its unit', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/resorts/les-menuires');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Near Les Menuires' })).toBeAttached();
  for (const units of ['Metric', 'Imperial']) {
    await footer.getByText(units, { exact: true }).click();
    for (const label of ['Vertical drop', 'Base elevation', 'Peak elevation']) {
      const fact = page.getByRole('term').filter({ hasText: label }).locator('..').getByRole('definition');
      const isTogether = await fact.evaluate((figure) => {
        const unit = figure.querySelector('small');
        const number = unit?.previousElementSibling;
        if (!unit || !number) throw new Error('No unit beside the figure');
        return unit.getBoundingClientRect().top < number.getBoundingClientRect().bottom;
      });
      expect(isTogether, `${label}, ${units}`).toBe(true);
    }
  }
});

test('At 768 px a name stands beside its rating, and three buttons of one width below it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const id of ['alta-badia', 'wengen-grindelwald']) {
    await page.goto(`/resorts/${id}`);
    await expect(page.getByText('Key Information')).toBeVisible();
    const name = await placeOf(page.getByRole('heading', { level: 1 }));
    const rating = await placeOf(page.getByRole('img', { name: /^Rated/ }).first());
    const buttons = await Promise.all(
      [/^Save to Favorites/, /^Compare /, /^Share /].map((label) =>
        placeOf(page.getByRole('button', { name: label }).first()),
      ),
    );
    expect(rating.top).toBeLessThan(name.bottom);
    expect(buttons[0]?.top).toBeGreaterThanOrEqual(name.bottom);
    expect(new Set(buttons.map(({ top }) => top)).size).toBe(1);
    expect(new Set(buttons.map(({ width }) => Math.round(width))).size).toBe(1);
  }
});

test('On a phone the way to the forecast keeps its place when the weather arrives, and the buttons follow the name closely', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await defer(page, '**/api/resorts/zermatt/weather');
  await page.goto('/resorts/zermatt');
  const link = page.getByRole('link', { name: 'Full forecast' });
  await link.scrollIntoViewIfNeeded();
  const { top } = await placeOf(link);
  release();
  await expect(page.getByText(/^Updated/).first()).toBeVisible();
  expect((await placeOf(link)).top).toBeCloseTo(top, 0);

  const name = await placeOf(page.getByRole('heading', { level: 1, name: 'Zermatt' }));
  const save = await placeOf(page.getByRole('button', { name: /^Save/ }).first());
  const gap = save.top - name.bottom;
  expect(gap).toBeGreaterThan(0);
  // As closely as the line above it.
  expect(gap).toBeLessThan(26);
});

test('"How we know" keeps its place when the number of reviews arrives', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const release = await defer(page, '**/api/reviews/resort/livigno');
  await page.goto('/resorts/livigno');
  const howWeKnow = page.getByRole('main').getByRole('button', { name: 'How we know' }).first();
  const { left } = await placeOf(howWeKnow);
  release();
  await expect(page.getByRole('link', { name: /^\d+ reviews?$/ })).toBeVisible();
  expect((await placeOf(howWeKnow)).left).toBeCloseTo(left, 0);
});
