import { demoAccount } from '@/demo/seed/users';
import { fillIn } from './people';
import { expect, test } from './site';
import { respondWith } from './wire-payloads';

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:window.ran=1',
  '/..//evil.example',
];

test('Signing in leads nowhere but into the site, whatever the address or the history says', async ({ page }) => {
  const query = elsewhere
    .flatMap((address) =>
      ['from', 'next', 'redirect', 'returnTo'].map((name) => `${name}=${encodeURIComponent(address)}`),
    )
    .join('&');
  // The browser itself makes another site of these two; what else is refused: `tests/session/return-path.test.ts`.
  for (const from of ['//evil.example', '/..//evil.example']) {
    await page.goto(`/login?${query}#${encodeURIComponent(from)}`);
    await page.evaluate((usr) => history.replaceState({ usr, key: 'planted', idx: 0 }, ''), { from, email: '<b>' });
    await page.reload();
    await fillIn(page, demoAccount.email, demoAccount.password);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await page.evaluate(() => localStorage.clear());
  }
});

test('A made-up resort is unknown, and causes no other API request', async ({ page, site }) => {
  // What a browser may normalise; other ids: `tests/routes/unknown-resort.test.tsx`.
  for (const address of ['/resorts/..%2Fauth%2Fprofile', '/resorts/%2e%2e%2fauth', `/resorts/${'long'.repeat(500)}`]) {
    await page.goto(address);
    await expect(page).toHaveURL('/resorts');
  }
  const known = [
    /^\/api\/auth\/menu$/,
    /^\/api\/resorts(\?|\/filters|\/[^/]+(\/weather)?$)/,
    /^\/api\/reviews\/resort\/[^/]+$/,
  ];
  const paths = (await site.requests()).map(({ path }) => path);
  expect(paths.filter((path) => !known.some((pattern) => pattern.test(path)))).toEqual([]);
});

test('Addresses that are no addresses show a page of the site', async ({ browser, site }) => {
  // The router tells developers of broken addresses, which is not for the test's empty console.
  const page = await browser.newPage();
  for (const path of [
    '/resorts/%E0%A4%A',
    '/%00',
    '//evil.example/%2f..',
    '/resorts?search=%E0%A4%A&styles=__proto__&sortBy=constructor&minPrice=1e999',
  ]) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  }
  await page.close();
});

test('Records whose ids lead elsewhere are left out; others are linked under their own name', async ({
  page,
  site,
}) => {
  const ids = ['..', '.', '\ud800', '../auth/me', 'a?b#c', '//evil.example', '__proto__', '\u202eevil'];
  const records = ids.map((id) => ({ id, name: `Peak ${id}`, country: 'Norway', region: 'Europe' }));
  await respondWith(page, records);
  await page.goto('/resorts');
  await expect(page.getByText(/^Showing 5 of/)).toBeVisible();
  const links = page.getByRole('article').getByRole('link');
  const addresses = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses).toEqual(ids.slice(3).map((id) => `${site.url}/resorts/${encodeURIComponent(id)}`));
  await expect(page.getByRole('article', { name: 'Peak evil', exact: true })).toBeVisible();
});
