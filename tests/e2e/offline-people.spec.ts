import type { Page } from '@playwright/test';
import { RESPONSE_CACHES } from '@/config/service-worker';
import { demoAccount } from '@/demo/seed/users';
import { cachedUrls, expect, offlineLine, test, visit, waitUntilCached } from './offline-site';
import { card, emptyHeart, fillIn, fullHeart, signIn, signOut } from './people';

const PERSONAL = RESPONSE_CACHES.personal;

/** Signs in on a page that the service worker controls. */
const visitAndSignIn = (page: Page): Promise<void> => signIn(page, (path) => visit(page, path));

/** Everything the browser has cached of the site, as one text. */
const cachedTexts = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.keys()).map(async (key) => key.url + (await (await cache.match(key))?.text())));
    });
    return (await Promise.all(caching)).flat().join('\n');
  });

test('Favorites stand there offline with the age of their weather; nothing can be changed, nothing outlives signing out', async ({
  page,
  network,
}) => {
  await visitAndSignIn(page);
  await page.goto('/resorts?search=zermatt');
  await emptyHeart(page, 'Zermatt').click();
  await expect(page.getByText('Zermatt added to favorites')).toBeVisible();
  await page.goto('/favorites');
  await expect(card(page, 'Zermatt')).toContainText(/°[CF], .*Updated .*(ago|now)/);
  // The menu, which has their name.
  await page.getByRole('button', { name: 'Account menu' }).hover();
  await waitUntilCached(page, '/api/favorites', '/api/resorts/zermatt/weather');
  await expect.poll(() => cachedTexts(page)).toContain('Lena Meier');

  await network.cut();
  await page.reload();
  await expect(card(page, 'Zermatt')).toContainText(/°[CF], .*Updated .*(ago|now)/);
  await expect(offlineLine(page)).toContainText('Saved copy');
  await fullHeart(page, 'Zermatt').click();
  await expect(page.getByText('Error updating favorites')).toBeVisible();
  await expect(page.getByText('Network connection failed. Please check your internet connection.')).toBeVisible();
  await expect(fullHeart(page, 'Zermatt')).toBeVisible();

  await signOut(page);
  await expect.poll(() => cachedUrls(page)).not.toHaveProperty(PERSONAL);
  const left = await cachedTexts(page);
  expect(left).not.toContain('Lena Meier');
  expect(left).not.toContain(demoAccount.email);
  expect(left).not.toContain('/api/favorites');

  await page.goto('/favorites');
  await expect(page.getByRole('button', { name: 'Start Saving Favorites (3 free)' })).toBeVisible();
  await network.restore();
  await page.getByRole('button', { name: 'Start Saving Favorites (3 free)' }).click();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await waitUntilCached(page, '/api/favorites');
  await network.cut();
  await page.reload();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await expect(card(page, 'Zermatt')).toHaveCount(0);
});

test('A session that ends takes the cached responses with it, in the other tab as well', async ({ page, context }) => {
  await visitAndSignIn(page);
  await page.goto('/favorites');
  await waitUntilCached(page, '/api/favorites');
  const other = await context.newPage();
  await other.goto('/favorites');
  await expect(other.getByText('No favorites yet')).toBeVisible();
  await other.evaluate(() => window.localStorage.setItem('auth_token', 'refused'));
  await other.reload();
  await expect(other.getByText('Please log in to continue.').first()).toBeVisible();
  await expect.poll(() => cachedUrls(other)).not.toHaveProperty(PERSONAL);
  await expect(page.getByRole('button', { name: 'Start Saving Favorites (3 free)' })).toBeVisible();
  await fillIn(other, demoAccount.email, demoAccount.password);
  await expect(page.getByText('No favorites yet')).toBeVisible();
});

test('What is typed offline is refused clearly, stays, and goes through afterwards', async ({
  page,
  network,
  networkProxy,
}) => {
  await visitAndSignIn(page);
  await page.goto('/resorts/verbier?tab=reviews');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await waitUntilCached(page, '/api/reviews/user/my-reviews', '/api/resorts/verbier');
  await network.cut();
  await page.reload();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByRole('textbox', { name: 'Title' }).fill('Written on the lift');
  await page.getByRole('textbox', { name: 'Review' }).fill('No signal up here, so this has to wait a while.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Error adding review')).toBeVisible();
  // The end of the page, near and similar resorts, may have failed as well by now.
  const form = page.getByRole('form', { name: 'Write a Review' });
  await expect(form.getByRole('alert')).toContainText('Network connection failed');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Written on the lift');

  await network.restore();
  await expect(offlineLine(page)).toHaveCount(0);
  expect(networkProxy.requests.filter((path) => path === '/api/reviews')).toEqual([]);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review added successfully!')).toBeVisible();
});
