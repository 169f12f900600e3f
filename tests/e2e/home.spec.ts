// spec: 2.2

import type { Page } from '@playwright/test';
import { expect, test } from './site';

const topRated = (page: Page) => page.getByRole('region', { name: 'Top-Rated Ski Resorts' });
const firstElevation = (page: Page) => topRated(page).getByRole('article').first().getByRole('definition').first();

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

  test('a touch beside the menu closes it', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    const sections = page.getByRole('navigation', { name: 'Menu' });
    await expect(sections).toBeHidden();
    await menu.tap();
    await expect(sections.getByRole('link')).toHaveText(['Resorts', 'Blog', 'About']);
    await page.touchscreen.tap(195, 800);
    await expect(sections).toBeHidden();
  });
});
