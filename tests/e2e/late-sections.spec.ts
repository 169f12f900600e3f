import { defer } from './deferred-responses';
import { expectNoLayoutShift, shiftsOf } from './layout-shift';
import { cards, expectFirstPage, resorts } from './resort-list';
import { expect, test } from './site';

/** Parts of a page whose code or data comes long after what stands around them. */
const LIMIT = 0.01;

test('the placeholder of the overview stays from the record to the code', async ({ page }) => {
  const releaseRecord = await defer(page, '**/api/resorts/zermatt');
  const releaseCode = await defer(page, /resort-overview-[^/]*\.js/);
  await page.goto('/resorts/zermatt');
  await expect
    .poll(() => page.evaluate(() => document.querySelector('[role="tabpanel"] > [aria-busy]')?.getAnimations().length))
    .toBe(0);
  await page.evaluate(() => {
    const look = () => {
      const shown = [...document.querySelectorAll('[role="tabpanel"]:not([hidden]) > *')];
      if (!shown.some((part) => getComputedStyle(part).opacity === '1')) document.body.dataset.wasBlank = '';
      requestAnimationFrame(look);
    };
    look();
  });
  releaseRecord();
  await expect(page.getByRole('heading', { name: 'Zermatt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save to Favorites' })).toBeVisible();
  releaseCode();
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-was-blank');
});

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a reload finds the place again in a resort whose overview comes late', async ({ page }) => {
    await page.goto('/resorts/zermatt');
    await expect(page.getByRole('heading', { name: 'Key Information' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 2700));
    const y = () => page.evaluate(() => Math.round(window.scrollY));
    await expect.poll(y).toBe(2700);
    const release = await defer(page, /resort-overview-[^/]*\.js/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Save to Favorites' })).toBeAttached();
    release();
    await expect(page.getByRole('heading', { name: 'Key Information' })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect.poll(y).toBe(2700);
  });
});
