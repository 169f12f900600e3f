import type { Page } from '@playwright/test';
import { expect, test } from './site';

/** Pixels between the words of a comparison and what is next below: the map, or the columns where the map is beside the words. */
async function bandBelowWords(page: Page): Promise<number> {
  const source = page.getByRole('region', { name: 'In words' }).getByRole('button', { name: 'How we know' });
  const [above, map, columns] = [
    await source.boundingBox(),
    await page.getByRole('region', { name: 'Where they are' }).boundingBox(),
    await page.getByRole('button', { name: 'Add a resort' }).boundingBox(),
  ];
  if (!above || !map || !columns) throw new Error('Not there');
  const end = above.y + above.height;
  return Math.min(...[map.y, columns.y].filter((top) => top > end)) - end;
}

for (const width of [390, 820, 1280]) {
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
