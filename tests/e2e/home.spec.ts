// spec: 2.2, 2.8

import type { Page } from '@playwright/test';
import { resortOf, resorts } from './catalogue';
import { shownResorts } from './resort-cards';
import { expect, test } from './site';

const topRated = (page: Page) => page.getByRole('region', { name: 'Top-Rated Ski Resorts' });
const firstElevation = (page: Page) => topRated(page).getByRole('article').first().getByRole('definition').first();
const bestFirst = resorts.map(({ rating }) => rating ?? 0).sort((a, b) => b - a);

test('A visitor sees the three best rated resorts and opens the first', async ({ page }) => {
  await page.goto('/');
  const best = topRated(page);
  await expect(best.getByRole('article')).toHaveCount(3);
  const shown = await shownResorts(best);
  expect(shown.map(({ rating }) => rating)).toEqual(bestFirst.slice(0, 3));

  const first = resortOf(shown[0]?.id ?? '');
  const card = best.getByRole('article', { name: first.name, exact: true });
  await expect(card).toContainText(`${first.country} · ${first.region}`);
  await expect(card.getByRole('img', { name: `Rated ${first.rating?.toFixed(1)} out of 5` })).toBeVisible();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`/resorts/${first.id}`);
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeFocused();
});

test('A continent of the footer leads to its resorts, from the top', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'North American Resorts' }).click();
  const american = resorts.filter(({ region }) => region === 'North America');
  await expect(page.getByText(`Showing 12 of ${american.length} resorts`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveText('North America');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Theme and units are chosen in the footer and remembered', async ({ page }) => {
  const body = page.locator('body');
  const ground = () => body.evaluate((element) => getComputedStyle(element).backgroundColor);
  const footer = page.getByRole('contentinfo');
  const elevation = firstElevation(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  // The first choice follows the locale, which is American here.
  await expect(footer.getByRole('radio', { name: 'Imperial' })).toBeChecked();
  await expect(elevation).toContainText(/^[\d,]+ – [\d,]+\sft$/);
  const light = await ground();

  await footer.getByText('Dark', { exact: true }).click();
  await footer.getByText('Metric', { exact: true }).click();
  await expect(elevation).toContainText(/^[\d,]+ – [\d,]+\sm$/);
  await expect(body).not.toHaveCSS('background-color', light);
  const dark = await ground();

  await page.reload();
  await expect(elevation).toContainText(/^[\d,]+ – [\d,]+\sm$/);
  await expect(footer.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(body).toHaveCSS('background-color', dark);

  await footer.getByText('System', { exact: true }).click();
  await expect(body).toHaveCSS('background-color', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body).toHaveCSS('background-color', dark);
});

test.describe('in Europe', () => {
  test.use({ locale: 'de-DE' });

  test('heights are in metres from the start', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Metric' })).toBeChecked();
    await expect(firstElevation(page)).toContainText(/\sm$/);
  });
});

test('By keyboard: the first stop skips the header', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: /^Search resorts/ })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu works by keyboard, and a touch beside it closes it', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    const sections = page.getByRole('navigation', { name: 'Menu' });
    await expect(sections).toBeHidden();
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(sections.getByRole('link')).toHaveText(['Resorts', 'Blog', 'About']);

    await page.keyboard.press('Escape');
    await expect(sections).toBeHidden();
    await expect(menu).toBeFocused();

    await page.keyboard.press('Enter');
    await sections.getByRole('link', { name: 'Resorts' }).press('Enter');
    await expect(page).toHaveURL('/resorts');
    await expect(sections).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await menu.tap();
    await expect(sections).toBeVisible();
    await page.touchscreen.tap(195, 800);
    await expect(sections).toBeHidden();
  });
});
