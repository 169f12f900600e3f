import { emptyHeart } from './people';
import { expect, test } from './site';

test('An error toast is a live region before it has words', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const words = document.querySelector('[data-sonner-toast] [role=alert] > *');
      if (words) Object.assign(window, { atFirst: getComputedStyle(words).visibility });
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/resorts?search=zermatt');
  await page.route('**/api/auth/guest/with-favorite', (route) => route.fulfill({ status: 500 }));
  await emptyHeart(page, 'Zermatt').click();
  await expect(page.getByText('Failed to create guest account and save favorite')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'atFirst'))).toBe('hidden');
});

test('Tab leads past a toast, which is last in the page, and not round to where it came from', async ({ page }) => {
  await page.goto('/resorts?search=zermatt');
  await emptyHeart(page, 'Zermatt').click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Guest account created' });
  await toast.getByRole('button', { name: 'View favorites' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
  // The second one leaves the page, the third comes back to its start.
  for (const _ of ['action', 'browser', 'start']) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});
