import type { Page } from '@playwright/test';
import { expect, test } from './site';

/** Pixels between the words of a comparison and the columns below. */
async function bandBelowWords(page: Page): Promise<number> {
  const source = page.getByRole('region', { name: 'In words' }).getByRole('button', { name: 'How we know' });
  const [above, below] = [
    await source.boundingBox(),
    await page.getByRole('button', { name: 'Add a resort' }).boundingBox(),
  ];
  if (!above || !below) throw new Error('Not there');
  return below.y - above.y - above.height;
}

for (const width of [390, 1280]) {
  test(`no empty band stands below words that are there at once, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // This order needs the whole catalogue.
    await page.goto('/resorts?sortBy=trip&trip=b2i1');
    await page.getByRole('link', { name: 'Compare the first three' }).click();
    await expect(page.getByRole('table', { name: /side by side$/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'In words' })).toContainText('against all');
    expect(await bandBelowWords(page)).toBeLessThan(80);
  });
}
