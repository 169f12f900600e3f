// spec: 2.16, 4.4, 4.6

import { resorts } from './catalogue';
import { card, emptyHeart, fullHeart, requestsTo, savedOnServer, signIn } from './people';
import { expect, test } from './site';

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

test('A member saves one more than a guest may, reloads, and removes it', { tag: '@smoke' }, async ({ page, site }) => {
  await signIn(page);
  const names = resorts
    .filter(({ country }) => country === 'Norway')
    .map(({ name }) => name)
    .slice(0, 4);
  await page.goto('/resorts?country=Norway');
  for (const name of names) {
    await emptyHeart(page, name).click();
    await expect(fullHeart(page, name)).toBeVisible();
  }
  await expect.poll(async () => (await savedOnServer(site)).length).toBe(4);

  await page.goto('/favorites');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(4);

  const gone = names[3] ?? '';
  await fullHeart(page, gone).click();
  await expect(page.getByText(`${gone} removed from favorites`)).toBeVisible();
  await expect(card(page, gone)).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect.poll(async () => (await savedOnServer(site)).length).toBe(3);
});
