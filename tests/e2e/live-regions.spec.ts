import type { Page } from '@playwright/test';
import { TOAST_DURATION } from '@/config/constants';
import { emptyHeart, signIn } from './people';
import { expect, test } from './site';

/** What the browser has told a screen reader to say at once, since the page was opened. */
async function recordAlerts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said = new Map<Element, string>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert], [aria-live=assertive]'))
        said.set(alert, alert.textContent ?? '');
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'said') as Map<Element, string>).values()]);
}

/** Sees a toast through, to its end. */
async function seeThrough(page: Page, words: string) {
  const toast = page.getByRole('listitem').filter({ hasText: words });
  await expect(toast).toBeVisible();
  await page.clock.runFor(2 * TOAST_DURATION);
  await expect(toast).toHaveCount(0);
}

test('A refused sign-in is announced once, by the form', async ({ page }) => {
  await page.clock.install();
  const said = await recordAlerts(page);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('lena@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('not hers');
  await page.getByRole('button', { name: 'Log In' }).click();
  await seeThrough(page, 'Failed to sign in');
  expect(await said()).toEqual(['Invalid email or password']);
});

test('A favorite that could not be saved is announced once, by the toast', async ({ page }) => {
  await signIn(page);
  await page.clock.install();
  const said = await recordAlerts(page);
  await page.goto('/resorts?search=zermatt');
  await page.route('**/api/favorites', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await emptyHeart(page, 'Zermatt').click();
  await seeThrough(page, 'Error updating favorites');
  expect(await said()).toEqual([expect.stringContaining('Error updating favorites')]);
});

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
