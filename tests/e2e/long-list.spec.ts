import { resorts } from './catalogue';
import { cards, expectFirstPage } from './resort-cards';
import { expect, test } from './site';

test('Back from a resort far down the list finds the card where it was, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resorts');
  await expectFirstPage(page, resorts.length);
  // The last card that is rendered is not yet the last one; and several batches may come between two looks.
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    const shown = await page.getByText(/^Showing \d+ of \d+ resorts$/).textContent();
    expect(Number(shown?.match(/\d+/)?.[0])).toBeGreaterThanOrEqual(144);
  }).toPass({ intervals: [100] });
  // By its name, because another batch may put another card last.
  const name = (await cards(page).last().getByRole('heading').textContent()) ?? '';
  const card = page.getByRole('article', { name, exact: true });
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeInViewport();
  const place = await top();
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect.poll(top).toBe(place);
});

test('A server that repeats its first page for ever is asked for the second, and no more', async ({ page, site }) => {
  const first = (await (await fetch(`${site.url}/api/resorts?page=1`)).json()) as object;
  let requests = 0;
  await page.route('**/api/resorts?*', (route) => {
    requests += 1;
    return route.fulfill({ json: first });
  });
  await page.goto('/resorts');
  await expect(cards(page).first()).toBeVisible();
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByText('(Page 2 of')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: /^Load/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(requests).toBe(2);
  await expect(page.getByText(`Showing 12 of ${resorts.length} resorts`)).toBeVisible();
});
