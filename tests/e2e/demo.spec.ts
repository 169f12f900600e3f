import type { Page } from '@playwright/test';
import { cards, expectFirstPage, resorts } from './resort-list';
import { expect, test } from './site';

test.use({ dist: 'dist-demo' });

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

  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('contentinfo').getByRole('button', { name: 'Reset demo data' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expectFirstPage(page, resorts.length);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // The page itself responded, no server.
  expect(await site.requests()).toEqual([]);
});

test('The demo starts where the browser denies storage', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: deny, configurable: true });
    }
  });
  await page.goto('/resorts?sortBy=name');
  await expectFirstPage(page, resorts.length);
  const heart = firstHeart(page);
  await heart.click();
  await expect(page.getByText('Guest account created and resort saved to favorites!')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(errors).toEqual([]);
});
