// spec: 2.5, 4.3, 4.4, 4.6, 6.1

import { demoAccount } from '@/demo/seed/users';
import { emptyHeart, fullHeart, requestsTo, savedOnServer, signIn } from './people';
import { expect, test } from './site';

test('Signing out leaves nothing of the person, and the next one sees no trace', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  await signIn(page);
  await page.goto('/resorts?search=zermatt');
  await emptyHeart(page, 'Zermatt').click();
  await expect(page.getByText('Zermatt added to favorites')).toBeVisible();
  await page.getByRole('button', { name: 'Save Search' }).click();
  await expect(page.getByText('Saved as Search 1')).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByText('Lena Meier')).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();

  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Signed out successfully!')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(window.localStorage));
  expect(stored).not.toContain('auth_token');
  expect(stored).not.toContain('Lena');
  expect(stored).not.toContain(demoAccount.email);
  expect(stored).toContain('"theme":"dark"');

  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Berg');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Account created successfully! Please check your email for verification.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/favorites');
  await expect(page.getByText('No favorites yet')).toBeVisible();
  expect(await page.getByText('Lena').count()).toBe(0);
  await page.goto('/resorts');
  await page.getByRole('button', { name: 'Saved Searches' }).click();
  await expect(page.getByRole('menuitem', { name: /^No saved searches yet/ })).toBeVisible();
  expect((await site.requests()).filter(({ status }) => status === 401)).toEqual([]);
});

test('A visitor hearts a card and becomes a guest with that favorite, in one call', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  await page.goto('/resorts?search=zermatt');
  await emptyHeart(page, 'Zermatt').click();
  await expect(page.getByText('Guest account created and resort saved to favorites!')).toBeVisible();
  await expect(fullHeart(page, 'Zermatt')).toHaveAttribute('aria-pressed', 'true');
  expect(await requestsTo(site, '/api/auth/guest')).toEqual(['POST /api/auth/guest/with-favorite']);
  expect(await savedOnServer(site)).toEqual(['zermatt']);

  await page.reload();
  await expect(fullHeart(page, 'Zermatt')).toBeVisible();
});
