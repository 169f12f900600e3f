import { deferResponses, isRequestTo } from './deferred-responses';
import { chip, openPanel, resorts, search, style } from './resort-list';
import { choose, expect, test } from './translated-page';

// What visitors do on a page that the browser translates.

const inNorthAmerica = resorts.filter(({ region }) => region === 'North America').length;
const inCanada = resorts.filter(({ country }) => country === 'Canada').length;

test('Another region, another order and the end of the list: the count follows', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/resorts');
  await expect(page.getByText(`«Showing 12 of ${resorts.length} resorts»`)).toBeVisible();
  await choose(page, 'Region', 'North America');
  await expect(page.getByText(`«Showing 12 of ${inNorthAmerica} resorts»`)).toBeVisible();
  await expect(page.getByText(`of ${resorts.length} resorts`)).toHaveCount(0);
  await expect(page.getByText('«Filtered results»')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveText('«North America»');
  await choose(page, 'Sort By', 'Price, lowest first');
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveText('«Price, lowest first»');
  await choose(page, 'Sort By', 'Name, A to Z');
  await expect(page.getByText(/«Prices are compared/)).toBeHidden();

  await page.goto('/resorts?country=Canada');
  const end = page.getByText(`«You've seen all ${inCanada} resorts!»`);
  for (let tries = 0; tries < 10 && !(await end.isVisible()); tries += 1) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  await expect(end).toBeVisible();
  await expect(page.getByText(`«Showing ${inCanada} of ${inCanada} resorts»`)).toBeVisible();
});

test('Search, advanced filters, chips and saved searches', async ({ page }) => {
  await page.goto('/resorts');
  await openPanel(page);
  // Not `check`, which looks at the state in the same moment.
  const stars = page.getByRole('radio', { name: '4 stars' });
  await stars.click();
  await expect(stars).toBeChecked();
  await style(page, '«Family Friendly»').click();
  await expect(page.getByRole('button', { name: '«Advanced Filters (2)»' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Search' }).first().click();
  await expect(page.getByText(/^«Saved as/)).toBeVisible();
  await chip(page, 'Style Family Friendly').click();
  await expect(page.getByRole('button', { name: '«Advanced Filters (1)»' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(page.getByRole('button', { name: '«Advanced Filters»' })).toBeVisible();
  await search(page).fill('zermatt');
  await expect(page.getByText('«Showing 1 of 1 resorts»')).toBeVisible();
  await search(page).fill('no such place');
  await expect(page.getByText('«No resorts found»')).toBeVisible();

  await page.getByRole('button', { name: 'Saved Searches' }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await expect(page.getByText(/^«No saved searches/)).toBeVisible();
});

test('Every page of the menus, one after another', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  const footer = page.getByRole('contentinfo');
  const heading = page.getByRole('heading', { level: 1 });
  for (const name of ['Resorts', 'Blog', 'About', 'Favorites']) {
    const before = await heading.textContent();
    await main.getByRole('link', { name: `«${name}»` }).click();
    await expect(heading).not.toHaveText(before ?? '');
    await expect(heading).toHaveText(/^«.*»$/);
  }
  for (const name of ['Privacy Policy', 'Terms & Conditions', 'European Resorts', 'Blog Articles']) {
    await footer.getByRole('link', { name: `«${name}»` }).click();
    await expect(heading).toHaveText(/^«.*»$/);
  }
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect(page.getByText(/^«\d+ min read»$/).first()).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText(/^«.*»$/);
  await expect(page.getByRole('banner').getByText('Snowline', { exact: true })).toBeVisible();
});

test('The tabs of a resort, other units and another theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('units', 'metric'));
  await page.goto('/resorts/zermatt');
  const main = page.getByRole('main');
  await expect(main.getByText('« m»').first()).toBeVisible();
  // By keyboard: under a pointer the footer may still move while the resorts nearby come in above it.
  await page.getByRole('radio', { name: 'Imperial' }).press(' ');
  await expect(main.getByText('« ft»').first()).toBeVisible();
  await expect(main.getByText('« m»')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Dark' }).press(' ');
  for (const name of ['Trails', 'Weather', 'Reviews', 'Overview']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText('«');
  }
});

test('The heart of a visitor and of a guest, up to the limit', async ({ page }) => {
  await page.goto('/resorts');
  const hearts = page.getByRole('button', { name: /^Save .+ to favorites$/ });
  await hearts.first().click();
  await expect(page.getByText(/^«Guest account created/)).toBeVisible();
  for (const used of [2, 3]) {
    await hearts.first().click();
    await expect(page.getByText(new RegExp(`\\(${used}/3 used\\)»$`))).toBeVisible();
  }
  await hearts.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByText('«3»« of »«3»')).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove .+ from favorites$/ })
    .first()
    .click();
  await expect(page.getByText('«2»« of »«3»')).toBeVisible();
  await expect(page.getByText('«3»« of »«3»')).toHaveCount(0);
  await expect(page.getByText('«One place left»')).toBeVisible();
});

test('A slow response: the count before stays until the new one is there; without a network a line says so until it is back', async ({
  page,
  context,
}) => {
  await page.goto('/resorts');
  await expect(page.getByText(`«Showing 12 of ${resorts.length} resorts»`)).toBeVisible();
  const response = await deferResponses(page, isRequestTo('GET', '/resorts'));
  await choose(page, 'Country', 'Canada');
  await response.arrived();
  await expect(page.getByText('«Filtered results»')).toBeHidden();
  await response.release();
  await expect(page.getByText(`«Showing 12 of ${inCanada} resorts»`)).toBeVisible();
  await expect(page.getByText('«Filtered results»')).toBeVisible();

  // The code of the line comes with that of the toasts.
  await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });
  await context.setOffline(true);
  await expect(page.getByText('«You are offline.»')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('«You are offline.»')).toBeHidden();
});
