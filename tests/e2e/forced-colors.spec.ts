import { expect, test } from './site';

test.describe('where the visitor’s own colours are forced:', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  test('of the tabs of a resort only the chosen one is marked', async ({ page }) => {
    await page.goto('/resorts/vail');
    const bar = (name: string) =>
      page.getByRole('tab', { name }).evaluate((tab) => {
        const { borderBottomColor, borderTopColor } = getComputedStyle(tab);
        return [borderTopColor, borderBottomColor].map(
          (colour) => colour !== getComputedStyle(document.body).backgroundColor,
        );
      });
    await expect(page.getByRole('tab')).toHaveCount(4);
    expect(await bar('Overview')).toEqual([false, true]);
    for (const name of ['Trails & Slopes', 'Weather & Snow', 'Reviews']) {
      await expect.poll(() => bar(name)).toEqual([false, false]);
    }
  });

  test('the price line and its chosen part are rendered', async ({ page }) => {
    await page.goto('/resorts?minPrice=100');
    await page.getByRole('button', { name: /^Advanced Filters/ }).click();
    const line = page.locator('[data-slot="slider"] > :first-child');
    await expect(page.getByRole('slider', { name: 'Minimum price' })).toBeVisible();
    const ground = (selector: string) =>
      line
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).backgroundColor);
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const colours = [paper, await ground('xpath=.'), await ground('xpath=./*')];
    expect(new Set(colours).size).toBe(3);
  });
});
