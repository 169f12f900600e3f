import type { Locator, Page } from '@playwright/test';
import { deferResponses, isRequestTo } from './deferred-responses';
import { card, emptyHeart, fullHeart, serverState } from './people';
import { expect, test } from './site';

/** Presses a button twice before the page can render, then Enter twice, and expects one request, whose response is deferred. */
async function pressTwice(page: Page, button: Locator, method: string, path: string): Promise<void> {
  const deferred = await deferResponses(page, isRequestTo(method, path));
  await button.evaluate((element: HTMLElement) => {
    element.focus();
    element.click();
    element.click();
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await deferred.arrived();
  await deferred.release();
  expect(deferred.count(), `${method} ${path}`).toBe(1);
}

test('A heart makes one guest, and so does a place to start', async ({ page, site }) => {
  await page.goto('/resorts?search=ver');
  await expect(card(page, 'Verbier')).toBeVisible();
  await pressTwice(page, emptyHeart(page, 'Verbier'), 'POST', '/auth/guest/with-favorite');
  await expect(fullHeart(page, 'Verbier')).toBeVisible();
  expect((await serverState(site)).accounts).toHaveLength(1);

  await page.evaluate(() => window.localStorage.clear());
  await page.goto('/favorites');
  await pressTwice(page, page.getByRole('button', { name: /^Start Saving/ }), 'POST', '/auth/guest');
  await expect(page.getByText('No favorites yet')).toBeVisible();
  expect((await serverState(site)).accounts).toHaveLength(2);
});
