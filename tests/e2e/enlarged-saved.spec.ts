import { reachFilters } from './resort-filters';
import { expect, test } from './site';
import { setTextSize } from './text-size';
import { nextFrame } from './visit-state';

// A phone whose owner has set text half as large again, or twice as large.

for (const [width, size] of [
  [390, 32],
  [320, 24],
] as const) {
  test(`The names of saved searches are read, and no button of the sheet is cut: ${width} px, text of ${size} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/resorts?country=Norway&styles=desert_mountain');
    await setTextSize(page, size);
    await reachFilters(page);
    const sheet = page.getByRole('dialog', { name: 'Filters and sort' });
    const foot = sheet.getByRole('button', { name: /^(Clear Filters|No resorts match)$/ });
    await expect(foot).toHaveCount(2);
    await nextFrame(page);
    const cut = await foot.evaluateAll((buttons) =>
      buttons.flatMap(({ scrollWidth, clientWidth, textContent }) => (scrollWidth > clientWidth ? [textContent] : [])),
    );
    expect(cut).toEqual([]);

    await sheet.getByRole('button', { name: 'Save Search' }).click();
    await expect(page.getByText('Saved as Search 1')).toBeVisible();
    await sheet.getByRole('button', { name: 'Saved Searches' }).click();
    const name = page.getByRole('menuitem').getByText('Search 1', { exact: true });
    await expect(name).toBeVisible();
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  });
}
