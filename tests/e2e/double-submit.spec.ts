import type { Locator, Page } from '@playwright/test';
import { deferResponses, isRequestTo } from './deferred-responses';
import { arrive, card, emptyHeart, fullHeart, requestsTo, savedOnServer, serverState } from './people';
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

test('A guest who is offered an account is counted once, whichever the choice', async ({ page, site }) => {
  await arrive(page, site, { as: 'guest', saved: ['verbier', 'zermatt', 'grandvalira'] });
  await page.goto('/resorts?search=tignes');
  const events = async () => (await serverState(site)).events.map(({ event }) => event);
  for (const option of [
    { role: 'button', name: 'Maybe Later' },
    { role: 'link', name: 'Sign Up Free' },
  ] as const) {
    await emptyHeart(page, 'Tignes').click();
    const choice = page.getByRole('dialog').getByRole(option.role, { name: option.name });
    // A dialog that is closed before the prompt's id is there cancels the request for it.
    await expect.poll(async () => (await events()).at(-1)).toBe('shown');
    await choice.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(async () => (await events()).at(-1)).not.toBe('shown');
  }
  await expect(page).toHaveURL('/signup');
  await expect.poll(events).toEqual(['shown', 'dismissed', 'shown', 'accepted']);
  expect(await requestsTo(site, '/api/auth/conversion-prompts')).toEqual(['GET /api/auth/conversion-prompts']);
  expect(await savedOnServer(site)).toHaveLength(3);
});
