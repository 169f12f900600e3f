// spec: 7.1

import type { Page, Request } from '@playwright/test';
import { signIn } from './people';
import { expect, serveTiles, test } from './site';

interface Leak {
  where: string;
  what: string;
}

/** Notes every place outside the API's own requests where a word turns up. */
async function watchFor(page: Page, origin: string, secret: () => string): Promise<() => Leak[]> {
  const leaks: Leak[] = [];
  const outside = new Set<string>();
  const look = (where: string, what: string) => {
    if (secret() !== '' && what.includes(secret())) leaks.push({ where, what });
  };
  const seen: [Request, Record<string, string>][] = [];
  page.context().on('request', async (request) => {
    look('address', request.url());
    look('body', request.postData() ?? '');
    const headers = await request.allHeaders().catch(() => request.headers());
    seen.push([request, headers]);
    const { origin: target, pathname } = new URL(request.url());
    const isApi = target === origin && pathname.startsWith('/api/');
    for (const [name, value] of Object.entries(headers)) {
      if (!(isApi && name === 'authorization')) look(`${name} to ${request.url()}`, value);
    }
    if (target !== origin) outside.add(target);
  });
  page.on('console', (message) => look('console', message.text()));
  return () => {
    expect([...outside]).toEqual(['https://tile.openstreetmap.org']);
    expect(seen.some(([, { authorization }]) => authorization === `Bearer ${secret()}`)).toBe(true);
    return leaks;
  };
}

test('The token goes to the API in its header, and nowhere else', async ({ page, site }) => {
  let token = '';
  const leaks = await watchFor(page, site.url, () => token);
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/auth/signin')) token = ((await response.json()) as { token: string }).token;
  });
  await signIn(page);
  await expect.poll(() => token).not.toBe('');

  const expectNotInPage = async () => {
    expect(page.url()).not.toContain(token);
    expect(await page.content()).not.toContain(token);
    expect(
      await page.evaluate(() => JSON.stringify([history.state, document.cookie, document.referrer, name])),
    ).not.toContain(token);
  };

  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByText('Lena Meier')).toBeVisible();
  await serveTiles(page);
  await page.goto('/resorts/zermatt');
  await page.getByRole('region', { name: 'Location' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Map loaded successfully')).toBeAttached();
  await page.getByRole('button', { name: 'Save to Favorites' }).click();
  await expect(page.getByText('Zermatt added to favorites')).toBeVisible();
  await expectNotInPage();
  for (const path of ['/favorites', '/reviews', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNotInPage();
  }

  // A response that breaks off must not take it along either.
  await page.route('**/api/auth/profile', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'not JSON' }) : route.fallback(),
  );
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Lena Berg');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNotInPage();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  // What could not be saved would be deleted.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(token);
  expect(leaks()).toEqual([]);
});
