import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@/config/constants';
import { demoAccount } from '@/demo/seed/users';
import { card, emptyHeart, fillIn, fullHeart, savedOnServer, serverState, signOut } from './people';
import { expect, type Site, test } from './site';

const keys = Object.values(STORAGE_KEYS);

/** Puts a text under every key of ours. */
const storeEverywhere = (page: Page, text: string) =>
  page.evaluate(
    ([names, value]) => {
      for (const name of names) window.localStorage.setItem(name, value);
    },
    [keys, text] as const,
  );

/** Goes through everything that would be remembered, without leaving the page it began on, and stays signed in. */
async function runErrands(page: Page, site: Site): Promise<void> {
  await page.goto('/resorts');
  await expect(page.getByText(/Showing 12 of/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Search resorts' }).fill('zermatt');
  // Closes the suggestions.
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 1 of 1 resorts')).toBeVisible();
  await page.getByRole('button', { name: 'Save Search', exact: true }).click();
  await page.getByRole('button', { name: 'Saved Searches' }).click();
  await expect(page.getByRole('menuitem', { name: /^Search 1/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Metric' }).check({ force: true });
  await expect(card(page, 'Zermatt')).toContainText('3,883 m');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('link', { name: 'Log In' }).click();
  await fillIn(page, demoAccount.email, demoAccount.password);
  await expect(page).toHaveURL('/resorts?search=zermatt');
  await page.getByRole('banner').getByRole('link', { name: 'Resorts' }).click();
  await expect(page.getByRole('combobox', { name: 'Search resorts' })).toHaveValue('');
  await page.getByRole('combobox', { name: 'Search resorts' }).fill('verbier');
  await page.keyboard.press('Enter');
  await emptyHeart(page, 'Verbier').click();
  await expect(fullHeart(page, 'Verbier')).toBeVisible();
  await expect.poll(() => savedOnServer(site)).toEqual(['verbier']);
  await card(page, 'Verbier').getByRole('link').click();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByRole('textbox', { name: 'Title' }).fill('Early cabin');
  await page.getByRole('textbox', { name: 'Review' }).fill('The upper half to ourselves until ten.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review added successfully!')).toBeVisible();
  expect((await serverState(site)).reviews).toHaveLength(1);
}

test('Blocked storage, caches and service workers break no task', async ({ page, site }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(window, name, { get });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get });
  });
  await runErrands(page, site);
  await signOut(page);
});

const corrupt: Record<string, string> = {
  'not JSON': '{"id":',
  'a number': '42',
  null: 'null',
  'an empty text': '',
  markup: '<img src=x onerror="document.title=\'broken\'"><script>document.title="broken"</script>',
  '200,000 characters': `["${'x'.repeat(200_000)}"]`,
  'an older version': JSON.stringify([{ id: 7, title: 'Search', filters: { region: 'Europe' } }, null, [1]]),
  'a prototype': '{"__proto__":{"id":"1"}}',
  'an object of wrong types': JSON.stringify({ id: {}, full_name: ['x'], user_type: 9, savedAt: 'now', value: null }),
};

test('Whatever stands under our keys, the pages come up', async ({ page }) => {
  test.slow();
  await page.goto('/privacy-policy');
  for (const [what, text] of Object.entries(corrupt)) {
    await test.step(what, async () => {
      await storeEverywhere(page, text);
      await page.goto('/resorts?search=zermatt');
      await expect(page.getByText('Showing 1 of 1 resorts')).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
      await expect(page.getByRole('button', { name: /^Start Saving/ })).toBeVisible();
      await expect(page).not.toHaveTitle('broken');
    });
  }
});
