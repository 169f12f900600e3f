import { resorts } from './catalogue';
import { cards, expectFirstPage } from './resort-cards';
import { expect, test } from './site';

test('Back from a resort far down the list finds the card where it was, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resorts');
  await expectFirstPage(page, resorts.length);
  for (let loaded = 24; loaded <= 144; loaded += 12) {
    // The last card that is rendered is not yet the last one.
    await expect(async () => {
      await cards(page).last().scrollIntoViewIfNeeded();
      await expect(page.getByText(`Showing ${loaded} of ${resorts.length} resorts`)).toBeVisible({ timeout: 100 });
    }).toPass();
  }
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  const name = (await last.getByRole('heading').textContent()) ?? '';
  const card = page.getByRole('article', { name, exact: true });
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const place = await top();
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect.poll(top).toBe(place);
});
