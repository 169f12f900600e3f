import type { Page } from '@playwright/test';
import { demoAccount } from '@/demo/seed/users';
import { deferResponses, isRequestTo } from './deferred-responses';
import { emptyHeart, fillIn, post, signIn, signOut } from './people';
import { expect, test } from './site';

const ada = { full_name: 'Ada Berg', email: 'ada@example.com', password: 'long enough' };

/** Expects that neither the page nor the browser's storage speaks of Lena. */
async function expectNoLena(page: Page): Promise<void> {
  await expect(page.getByText(/lena/i)).toHaveCount(0);
  const traces = await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
    return JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }, window.history.state, fields]);
  });
  expect(traces).not.toMatch(/lena|auth_token/i);
}

test('Signing out before the response leaves no trace of the profile', async ({ page, site }) => {
  await post(site, '/auth/signup', ada);
  await signIn(page);
  const deferred = await deferResponses(page, isRequestTo('GET', '/auth/profile'));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Account menu' }).hover();
  await expect.poll(deferred.count).toBeGreaterThan(0);
  await signOut(page);
  await deferred.release();
  await expectNoLena(page);

  await fillIn(page, ada.email, ada.password);
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('banner').getByText('Ada Berg')).toBeVisible();
  await expect(page.getByText(/lena/i)).toHaveCount(0);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada Berg');
  expect(await page.evaluate(() => JSON.stringify({ ...window.localStorage }))).not.toMatch(/lena/i);
});

test('A guest account that is made too late does not take the place of whoever has logged in', async ({
  page,
  context,
}) => {
  await page.goto('/resorts?search=zermatt');
  await expect(emptyHeart(page, 'Zermatt')).toBeVisible();
  const deferred = await deferResponses(page, isRequestTo('POST', '/auth/guest/with-favorite'));
  await emptyHeart(page, 'Zermatt').click();
  await deferred.arrived();
  const other = await context.newPage();
  await signIn(other);
  await other.close();
  await deferred.release();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('banner').getByText('Lena Meier')).toBeVisible();
  await expect(emptyHeart(page, 'Zermatt')).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('user'))).toContain(demoAccount.id);
});
