import { defer } from './deferred-responses';
import { arrive } from './people';
import { headOf, kinds, markPrerendered, openAndHydrate } from './prerendered-pages';
import { expect, test } from './site';

const visitors = [
  { who: 'a visitor by day', as: 'visitor', colorScheme: 'light', units: null },
  { who: 'a member by night, in feet', as: 'member', colorScheme: 'dark', units: 'imperial' },
] as const;

for (const { who, as, colorScheme, units } of visitors) {
  // A complaint in the console, such as React's about another page than the one prerendered, fails the test.
  test(`A prerendered page of each kind is hydrated as it stands: ${who}`, {
    tag: as === 'visitor' ? '@smoke' : [],
  }, async ({ page, site }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await arrive(page, site, { as });
    await markPrerendered(page, units ? { units } : {});
    for (const path of kinds) {
      await openAndHydrate(page, path);
      expect((await headOf(page)).titles).toHaveLength(1);
      const footer = page.getByRole('contentinfo');
      if (units) await expect(footer.getByRole('radio', { name: units, exact: false })).toBeChecked();
      if (as === 'member') await expect(page.getByRole('link', { name: 'Sign Up' })).toBeHidden();
    }
  });
}

test('A remembered theme is there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // No file of the site: the theme is the document's own.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/blog', { waitUntil: 'commit' });
  await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
});

test('A page can be read while its code is lost, and is hydrated once that arrives', async ({ page }) => {
  const code = /\/assets\/blog\.route-.*\.js/;
  await page.route(code, (route) => route.abort());
  await page.goto('/blog', { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Snowline' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('A press on “Plan a trip” that comes before the code is carried out with it', async ({ page }) => {
  const release = await defer(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Plan a trip' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Your trip' })).toBeVisible();
});

test.describe('where metres are usual', () => {
  test.use({ locale: 'en-GB' });

  // The first is hydrated, the other, a shell, is replaced.
  for (const path of ['/blog', '/resorts']) {
    test(`Units, theme and the account menu of ${path} that are pressed before the code is there are not lost`, async ({
      page,
    }) => {
      const release = await defer(page, '**/assets/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      const footer = page.getByRole('contentinfo');
      const account = page.getByRole('button', { name: 'Account menu' });
      await footer.getByText('Imperial').click();
      await footer.getByText('Dark').click();
      await account.click();
      release();
      await expect(account).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('units'))).toBe('imperial');
      await page.keyboard.press('Escape');
      await expect(footer.getByRole('radio', { name: 'Imperial' })).toBeChecked();
      await expect(footer.getByRole('radio', { name: 'Dark' })).toBeChecked();
    });
  }
});

test('A message to the team that is begun before the code is there is kept, and with it an older draft', async ({
  page,
}) => {
  const release = await defer(page, '**/assets/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Is Livigno open in May?');
  release();
  await page.locator('#root[data-page]').waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ida Berg');
  await expect(message).toHaveValue('Is Livigno open in May?');

  const releaseAgain = await defer(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email' }).fill('ida@example.com');
  releaseAgain();
  await page.locator('#root[data-page]').waitFor({ state: 'detached' });
  await expect(message).toHaveValue('Is Livigno open in May?');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ida Berg');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ida@example.com');
});

for (const { path, found } of [
  { path: '/de/', found: '/de/resorts?search=davos' },
  { path: '/de/blog', found: '/de/blog?q=davos' },
]) {
  test(`Enter in the search of ${path} before the code is there stays in its language`, async ({ page }) => {
    await page.route('**/assets/*.js', () => {});
    await page.goto(path, { waitUntil: 'commit' });
    const search = page.locator('main input[type="search"]');
    await search.fill('davos');
    await search.press('Enter');
    await expect(page).toHaveURL(found);
  });
}

test('The language link of a page opened at a fragment leads there in the other language', async ({ page }) => {
  await page.goto('/privacy-policy#changes');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/privacy-policy#changes');
});

test('A language link of a resort that is pressed before the code is there leads to the resort', async ({ page }) => {
  const release = await defer(page, '**/assets/*.js');
  await page.goto('/resorts/zermatt?tab=reviews', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  release();
  await expect(page).toHaveURL('/de/resorts/zermatt?tab=reviews');
});
