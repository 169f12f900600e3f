// spec: 2.2

import { placeOf } from './page-checks';
import { expect, test } from './site';

test('A theme is chosen in the footer and remembered', async ({ page }) => {
  const body = page.locator('body');
  const ground = () => body.evaluate((element) => getComputedStyle(element).backgroundColor);
  const footer = page.getByRole('contentinfo');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await ground();

  await footer.getByText('Dark', { exact: true }).click();
  await expect(body).not.toHaveCSS('background-color', light);
  const dark = await ground();

  await page.reload();
  await expect(footer.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(body).toHaveCSS('background-color', dark);

  await footer.getByText('System', { exact: true }).click();
  await expect(body).toHaveCSS('background-color', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body).toHaveCSS('background-color', dark);
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

test('Where the languages stand below their label, they start where it does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const [label, first] = [footer.getByText('Language', { exact: true }), footer.getByText('English', { exact: true })];
  const [above, below] = await Promise.all([placeOf(label), placeOf(first)]);
  expect(below.top).toBeGreaterThan(above.top);
  expect(below.left).toBe(above.left);
});
