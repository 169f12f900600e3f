// spec: 4.8, 5.3, 9.6

import { resorts } from './catalogue';
import { placeOf } from './page-checks';
import { expectFirstPage, narrowedRequests } from './resort-cards';
import { isAmong, openPanel, rating, reachFilters, search, style } from './resort-filters';
import { expect, test } from './site';

const all = resorts.length;

test('A shared address shows what was shared, also after a reload; unknown words in it are ignored', {
  tag: '@smoke',
}, async ({ page, site }) => {
  const address =
    '/resorts?search=a&region=Europe&country=France&minPrice=40&maxPrice=70&minRating=4&styles=big_mountain&sortBy=elevation';
  const expected = resorts.filter(
    (resort) =>
      resort.country === 'France' &&
      isAmong(resort, 40, 70) &&
      (resort.rating ?? 0) >= 4 &&
      resort.resort_styles.includes('big_mountain'),
  );
  expect(expected.length).toBeGreaterThan(0);
  await page.goto(`${address}&styles=lunar&colour=blue`);
  for (const _visit of ['first', 'again']) {
    await expectFirstPage(page, expected.length);
    await expect(search(page)).toHaveValue('a');
    await expect(page.getByRole('combobox', { name: 'Region' })).toHaveText('Europe');
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('France');
    await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveText('Peak elevation, highest first');
    await openPanel(page);
    await expect(page.getByRole('spinbutton', { name: 'Minimum price amount' })).toHaveValue('40');
    await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveAttribute('aria-valuenow', '70');
    await expect(rating(page, '4 stars')).toBeChecked();
    await expect(style(page, 'Big Mountain')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: /^Remove filter: / })).toHaveCount(6);
    await openPanel(page);
    expect(await narrowedRequests(site)).toHaveLength(_visit === 'first' ? 1 : 2);
    await page.reload();
  }
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 320, height: 720 }, hasTouch: true, isMobile: true });

  test('selects, price, rating and styles can all be set', async ({ page }) => {
    await page.goto('/resorts');
    await expectFirstPage(page, all);
    await reachFilters(page);
    await page.getByRole('combobox', { name: 'Region' }).tap();
    await page.getByRole('option', { name: 'Europe' }).tap();
    await expect(page).toHaveURL('/resorts?region=Europe');
    await style(page, 'All Mountain').tap();
    await rating(page, '3 stars').tap();
    const slider = page.getByRole('slider', { name: 'Maximum price' });
    await slider.scrollIntoViewIfNeeded();
    const handle = await placeOf(slider);
    // A touch on the line moves the nearer handle there.
    await page.touchscreen.tap(handle.x - 60, handle.y + handle.height / 2);
    await expect(page).toHaveURL(/maxPrice=\d+/);
    const maxPrice = Number(new URL(page.url()).searchParams.get('maxPrice'));
    const expected = resorts.filter(
      (resort) =>
        resort.region === 'Europe' &&
        isAmong(resort, 0, maxPrice) &&
        (resort.rating ?? 0) >= 3 &&
        resort.resort_styles.includes('all_mountain'),
    );
    await page.getByRole('button', { name: `Show ${expected.length} resorts` }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFirstPage(page, expected.length);

    // All choices of the sheet are one step, and Back closes the sheet itself.
    await page.goBack();
    await expect(page).toHaveURL('/resorts');
    await reachFilters(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/resorts');
    await expect(page.getByRole('button', { name: 'Filters and sort' })).toBeFocused();
  });
});
