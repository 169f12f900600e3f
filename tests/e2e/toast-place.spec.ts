import { areApart, placeOf } from './page-checks';
import { expect, test } from './site';

test('on the narrowest phone a toast stands above the line that says one is offline, a live region before it has words', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/blog');
  // The code of the line comes with that of the toasts.
  await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });
  // That of comparisons, that of the articles found, and that of the line.
  const regions = page.getByRole('status');
  await expect(regions).toHaveText(['', '', '']);
  await context.setOffline(true);
  await expect(regions).toHaveText(['', '', 'You are offline.']);
  const line = await placeOf(page.getByText('You are offline.'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Other languages need a connection.' });
  await expect.poll(async () => areApart(await placeOf(toast), line)).toBe(true);
});

for (const width of [390, 768]) {
  test(`a toast covers no button of the open comparison, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/resorts');
    const toggles = page.getByRole('article').getByRole('button', { name: /^Compare / });
    for (const index of [0, 1, 2]) await toggles.nth(index).click();
    const tray = page.getByRole('complementary', { name: 'Comparison' });
    await tray.getByRole('button', { name: '3 of 4' }).click();
    const remove = tray.getByRole('button', { name: /^Remove / });
    await remove.first().click();
    await expect(remove).toHaveCount(2);
    const toast = page.getByRole('listitem').filter({ hasText: 'removed, 2 of 4' });
    await expect.poll(async () => areApart(await placeOf(toast), await placeOf(tray))).toBe(true);
  });
}
