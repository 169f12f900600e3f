import type { Page } from '@playwright/test';
import { cards, expectFirstPage, resorts } from './resort-list';
import { expect, test } from './site';

// The demo's API is a service worker.
test.use({ dist: 'dist-demo', serviceWorkers: 'allow' });

const firstHeart = (page: Page) =>
  cards(page)
    .first()
    .getByRole('button', { name: /favorites$/ });

test('The demo serves 374 resorts by itself, says what is invented, and keeps a favorite until Reset demo data', async ({
  page,
  site,
}) => {
  await page.goto('/resorts');
  await expectFirstPage(page, resorts.length);
  expect(resorts).toHaveLength(374);
  await expect(page.getByRole('contentinfo')).toContainText(/sample reviews and weather are invented/);

  const heart = firstHeart(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(page.getByText('Guest account created and resort saved to favorites!')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  // Its own service worker responded, no server. What a page still requests while it is left for a reload may pass the worker by.
  expect(await site.requests()).toEqual([]);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('contentinfo').getByRole('button', { name: 'Reset demo data' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expectFirstPage(page, resorts.length);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('The demo starts where the browser denies storage and service workers', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: deny, configurable: true });
    }
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  });
  await page.goto('/resorts?sortBy=name');
  await expectFirstPage(page, resorts.length);
  const heart = firstHeart(page);
  await heart.click();
  await expect(page.getByText('Guest account created and resort saved to favorites!')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(errors).toEqual([]);
});
