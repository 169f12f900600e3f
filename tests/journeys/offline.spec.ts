import { expect, keptAddresses, offlineLine, test, untilKept, visit } from './offline-site';

test('After one visit the site starts without a network, shows what was visited and comes back by itself', async ({
  page,
  network,
  gate,
}) => {
  await visit(page, '/resorts/zermatt');
  await untilKept(page, '/api/resorts/zermatt', '/api/resorts/zermatt/weather', '/api/reviews/resort/zermatt');
  await expect(offlineLine(page)).toHaveCount(0);
  await network.cut();
  await expect(offlineLine(page)).toContainText('You are offline.');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Zermatt' })).toBeVisible();
  await expect(offlineLine(page)).toHaveText(/You are offline\. Saved copy: \d+:\d\d [AP]M/);
  await expect(page.getByText(/Updated .*(ago|just now)/).first()).toBeVisible();

  await page.goto('/resorts/verbier');
  await expect(page.getByRole('alert').getByText('Network Error')).toBeVisible();
  await page.goto('/blog/climate-change');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('article p').first()).toBeVisible();

  await page.goto('/resorts/zermatt');
  await expect(offlineLine(page)).toContainText('Saved copy');
  gate.asked.length = 0;
  await network.restore();
  await expect(offlineLine(page)).toHaveCount(0);
  expect(gate.asked).toContain('/api/resorts/zermatt');
  const kept = Object.values(await keptAddresses(page)).flat();
  expect(kept.filter((url) => !url.startsWith(gate.url))).toEqual([]);
});
