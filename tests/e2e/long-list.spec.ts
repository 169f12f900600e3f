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
