import type { Page } from '@playwright/test';
import { placeOf } from './page-checks';
import { expect, test } from './site';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search resorts, countries, areas and articles' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the field fills the screen, and Back closes it on the same page', async ({ page }) => {
    await page.goto('/');
    await field(page).tap();
    const screen = page.getByRole('dialog', { name: 'Search' });
    await expect(screen).toBeVisible();
    await field(page).pressSequentially('spind');
    const found = suggestions(page).getByRole('option', { name: /^Špindlerův/ });
    await expect(found).toBeVisible();
    await page.goBack();
    await expect(screen).toBeHidden();
    await expect(field(page)).toHaveValue('spind');
    await field(page).tap();
    await found.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Špindlerův Mlýn');
    // One step back from the resort: the search is none of its own.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Perfect Ski Resort');
    await expect(screen).toBeHidden();
  });

  test('suggestions whose code does not come say so in the screen, and are requested again', async ({
    browser,
    site,
    viewport,
    hasTouch,
  }) => {
    // A page of its own: an error that a boundary has caught is a line in the console.
    const page = await browser.newPage({ viewport, hasTouch, serviceWorkers: 'block' });
    await page.route('**/assets/suggestion-panel-*.js*', (route) => route.abort());
    await page.goto(site.url);
    await field(page).tap();
    await field(page).pressSequentially('spind');
    const failure = page.getByText('Suggestions could not be loaded. Searching still works.');
    await expect(failure).toBeInViewport({ ratio: 1 });
    await page.unroute('**/assets/suggestion-panel-*.js*');
    await page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Try Again' }).tap();
    await expect(suggestions(page).getByRole('option', { name: /^Špindlerův/ })).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.close();
  });
});

test('Where the suggestions of the list could not be loaded, it is said in the place they would have', async ({
  browser,
  site,
}) => {
  // A page of its own: see above.
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await page.route('**/assets/suggestion-panel-*.js*', (route) => route.abort());
  await page.goto(`${site.url}/resorts`);
  await page.getByRole('combobox', { name: 'Search resorts' }).fill('spind');
  const panel = page.locator('[data-slot="suggestions"]');
  await expect(panel).toContainText('Suggestions could not be loaded.');
  const { left, right } = await placeOf(panel);
  await page.unroute('**/assets/suggestion-panel-*.js*');
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(suggestions(page).getByRole('option', { name: /^Špindlerův/ })).toBeVisible();
  expect(await placeOf(panel)).toMatchObject({ left, right });
  await page.close();
});
