import { areApart, placeOf } from './page-checks';
import { expect, test } from './site';

for (const width of [320, 390]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a toast stands above the line that says one is offline', async ({ page, context }) => {
      await page.goto('/blog');
      // The code of the line comes with that of the toasts.
      await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });
      await context.setOffline(true);
      const line = await placeOf(page.getByText('You are offline.'));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
      const toast = page.getByRole('listitem').filter({ hasText: 'Other languages need a connection.' });
      await expect.poll(async () => areApart(await placeOf(toast), line)).toBe(true);
    });
  });
}
