// spec: 2.16, 2.30, 4.4, 4.6, 4.7, 5.1

import { resorts } from './catalogue';
import { card, emptyHeart, fullHeart, requestsTo, savedOnServer, serverState, signIn } from './people';
import { expect, test } from './site';

const firstThree = ['Zermatt', 'Verbier', 'Grandvalira'];
const search = (name: string) => `/resorts?search=${encodeURIComponent(name)}`;

test('A visitor hearts a card and becomes a guest with that favorite, in one call', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  await page.goto(search('zermatt'));
  await emptyHeart(page, 'Zermatt').click();
  await expect(page.getByText('Guest account created and resort saved to favorites!')).toBeVisible();
  await expect(fullHeart(page, 'Zermatt')).toHaveAttribute('aria-pressed', 'true');
  expect(await requestsTo(site, '/api/auth/guest')).toEqual(['POST /api/auth/guest/with-favorite']);
  expect(await savedOnServer(site)).toEqual(['zermatt']);

  await page.reload();
  await expect(fullHeart(page, 'Zermatt')).toBeVisible();
});

test("On a resort's own page a visitor is asked to log in", async ({ page }) => {
  await page.goto('/resorts/zermatt');
  await page.getByRole('button', { name: 'Save to Favorites' }).click();
  await expect(page.getByText('Please log in to save favorites')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('A guest starts empty, is told how many places are taken, and may not save a fourth', async ({ page, site }) => {
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Start Saving Favorites (3 free)' }).click();
  await expect(page.getByText('Guest account created! You can now save up to 3 favorites.')).toBeVisible();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await expect(page.getByText("You're using a guest account with limited favorites.")).toBeVisible();

  for (const [index, name] of firstThree.entries()) {
    await page.goto(search(name));
    await emptyHeart(page, name).click();
    await expect(page.getByText(`${name} added to favorites (${index + 1}/3 used)`)).toBeVisible();
  }

  await page.goto(search('Tignes'));
  const heart = emptyHeart(page, 'Tignes');
  await heart.click();
  const dialog = page.getByRole('dialog', { name: 'Save More Favorites' });
  await expect(dialog).toContainText(
    "You've saved 3 of 3 resorts. Sign up to unlock unlimited favorites and more features!",
  );
  await expect(page.getByText("You've reached the 3-resort limit! Sign up to save unlimited favorites.")).toBeVisible();
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(dialog).toBeHidden();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toBeFocused();
  expect((await savedOnServer(site)).sort()).toEqual(['grandvalira', 'verbier', 'zermatt']);
  await expect
    .poll(async () => (await serverState(site)).events.map(({ event }) => event))
    .toEqual(['shown', 'dismissed']);
});

test('A member saves ten, reloads, and removes one', { tag: '@smoke' }, async ({ page, site }) => {
  await signIn(page);
  const names = resorts
    .filter(({ country }) => country === 'Norway')
    .map(({ name }) => name)
    .slice(0, 10);
  await page.goto('/resorts?country=Norway');
  for (const name of names) {
    await emptyHeart(page, name).click();
    await expect(fullHeart(page, name)).toBeVisible();
  }
  await expect.poll(async () => (await savedOnServer(site)).length).toBe(10);

  await page.goto('/favorites');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(10);

  const gone = names[3] ?? '';
  await fullHeart(page, gone).click();
  await expect(page.getByText(`${gone} removed from favorites`)).toBeVisible();
  await expect(card(page, gone)).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect.poll(async () => (await savedOnServer(site)).length).toBe(9);
});

test('A heart changed while the list is refetched keeps its optimistic update', async ({ page, site }) => {
  await signIn(page);
  await page.goto(search('zermatt'));
  await expect(emptyHeart(page, 'Zermatt')).toBeEnabled();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/favorites', async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.fallback();
  });
  // Coming back to the tab refetches what has become stale meanwhile.
  await page.clock.install();
  await page.clock.fastForward('02:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await emptyHeart(page, 'Zermatt').click();
  await expect(fullHeart(page, 'Zermatt')).toBeVisible();
  release();
  await expect.poll(() => savedOnServer(site)).toEqual(['zermatt']);
  await expect(fullHeart(page, 'Zermatt')).toBeVisible();
});
