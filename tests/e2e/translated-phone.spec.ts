import { resorts } from './catalogue';
import { expect, test } from './translated-page';

// What visitors do on a phone whose browser translates the page.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const familyFriendly = resorts.filter(({ resort_styles }) => resort_styles.includes('family_friendly')).length;

test('The sheet of filters: the number of resorts follows the choice, and so does the list', async ({ page }) => {
  await page.goto('/resorts');
  await expect(page.getByText(`«Showing 12 of ${resorts.length} resorts»`)).toBeVisible();
  await page.getByRole('button', { name: '«Filters and sort»' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: `«Show ${resorts.length} resorts»` })).toBeVisible();
  await sheet.getByRole('button', { name: '«Family Friendly»', exact: true }).click();
  const show = sheet.getByRole('button', { name: `«Show ${familyFriendly} resorts»` });
  await expect(show).toBeVisible();
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(`«Showing 12 of ${familyFriendly} resorts»`)).toBeVisible();
  await expect(page.getByText(`of ${resorts.length} resorts`)).toHaveCount(0);
});

test('A resort is chosen for the comparison, and gone again', async ({ page }) => {
  await page.goto('/resorts');
  const compare = page.getByRole('button', { name: /^Compare / });
  await compare.nth(0).click();
  await compare.nth(1).click();
  const tray = page.getByRole('complementary', { name: 'Comparison' });
  await expect(tray.getByText('«Compare 2 resorts»')).toBeVisible();
  await compare.nth(1).click();
  await expect(tray.getByText('«Compare 2 resorts»')).toBeHidden();
  await expect(tray.getByText('«Choose one more»')).toBeVisible();
});
