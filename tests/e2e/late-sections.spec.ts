import { defer } from './deferred-responses';
import { expectNoLayoutShift, shiftsOf } from './layout-shift';
import { cards, expectFirstPage, resorts } from './resort-list';
import { expect, test } from './site';

/** Parts of a page whose code or data comes long after what stands around them. */
const LIMIT = 0.01;

test('the panel of filters has its room at once, and its code moves no card in sight', async ({ page }) => {
  const release = await defer(page, /advanced-filters-[^/]*\.js/);
  await page.goto('/resorts');
  await expectFirstPage(page, resorts.length);
  await page.getByRole('button', { name: 'Advanced Filters' }).press('Enter');
  await expect(cards(page).first()).not.toBeInViewport();
  release();
  await expect(page.getByRole('slider', { name: 'Minimum price' })).toBeVisible();
  await expect(cards(page).first()).not.toBeInViewport();
  expectNoLayoutShift(await shiftsOf(page), LIMIT);
});
