// spec: 4.8, 5.3

import { defer } from './deferred-responses';
import { tripLink, week } from './links';
import { placeOf } from './page-checks';
import { chip, expectFirstPage, openPanel, reachFilters, resorts, style } from './resort-list';
import { expect, test } from './site';

test('No button moves away from the finger when the panel of filters arrives in the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await defer(page, /\/advanced-filters-[^/]*\.js$/);
  await page.goto('/resorts?country=Norway');
  await reachFilters(page);
  const save = page.getByRole('button', { name: 'Save Search' });
  const panel = page.getByRole('region', { name: 'Advanced Filters' });
  await expect(save).not.toBeInViewport();
  await expect(panel).toBeHidden();
  release();
  await expect(panel).toBeVisible();
  await expect(save).not.toBeInViewport();
});

const withBounds = `/resorts?minSnowfall=300&maxPrice=70&currency=EUR&openOn=${week.from}..${week.to}&trip=${tripLink}`;

// Where the panel has two columns they are as wide as that of a phone; from 1280 px on they only grow wider.
for (const [what, address, widths] of [
  ['nothing', '/resorts', [390, 1280]],
  ['bounds', withBounds, [320, 390, 1280]],
] as const) {
  for (const width of widths) {
    test(`No button moves away from the finger when the figures of all resorts arrive, ${what} set, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await defer(page, /\/api\/resorts\?.*\bpage=(?!1\b)/);
      await page.goto(address);
      await reachFilters(page);
      await openPanel(page);
      const panel = page.getByRole('region', { name: 'Advanced Filters' });
      const choices = panel.getByRole('group', { name: 'Resort Style' }).getByRole('button');
      await expect(choices.last()).toBeAttached();
      const buttons = await panel.getByRole('button').elementHandles();
      const places = () =>
        page.evaluate(
          (all) =>
            all.map((one) => {
              const { x, y } = (one as Element).getBoundingClientRect();
              return `${one.textContent?.replace(/[\d…].*/, '')} at ${x}, ${y}`;
            }),
          buttons,
        );
      const before = await places();
      release();
      // They come in 32 responses.
      await expect(choices.first()).toHaveAccessibleDescription(/^\d+ resorts$/, { timeout: 30_000 });
      expect(await places()).toEqual(before);
    });
  }
}

test('An amount that was typed is applied by the press that shows the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resorts');
  await reachFilters(page);
  await openPanel(page);
  await page.getByRole('spinbutton', { name: 'Drop at least' }).fill('800');
  // Held, as a finger does: the field is left, and the count changes, before the press has ended.
  await page.getByRole('button', { name: /^Show [\d,]+ resorts$/ }).click({ delay: 100 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/minDrop=/);
});

test('A sheet of filters that closes because the window has grown leaves the focus on the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resorts');
  await reachFilters(page);
  await page.getByRole('dialog').getByRole('combobox', { name: 'Region' }).focus();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('With the panel of filters open, what is pressed at its end or below it stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/resorts?region=Europe&minRating=3');
  await openPanel(page);
  const styles = page.getByRole('group', { name: 'Resort Style' });
  await styles.getByRole('button', { name: 'Desert Mountain' }).press('Enter');
  await expect(page.getByText('No resorts found')).toBeVisible();
  await expect(styles.getByRole('button', { name: 'Desert Mountain' })).toBeInViewport();
  await chip(page, 'Style Desert Mountain').press('Enter');
  await expect(page.getByText(/^Showing 12 of/)).toBeVisible();
  await expect(chip(page, 'Rating 3 and above')).toBeFocused();
  await expect(chip(page, 'Rating 3 and above')).toBeInViewport();
  await page.getByRole('button', { name: 'Table', exact: true }).press('Enter');
  const peak = page.getByRole('columnheader', { name: /^Peak/ });
  await expect(page.getByRole('button', { name: 'Table', exact: true })).toBeInViewport();
  await peak.getByRole('button').press('Enter');
  await expect(peak).toHaveAttribute('aria-sort', 'descending');
  await expect(peak).toBeInViewport();
  // From the panel's end the list's start would be above the window once the panel has closed: it is right below the bar.
  const show = page.getByRole('button', { name: /^Show \d+ resorts$/ });
  await show.evaluate((button) => button.scrollIntoView());
  await show.press('Enter');
  await expect(chip(page, 'Region Europe')).toBeInViewport();
  expect((await placeOf(chip(page, 'Region Europe'))).top).toBeLessThan(300);
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 320, height: 720 }, hasTouch: true, isMobile: true });

  test('selects, price, rating and styles can all be set', async ({ page }) => {
    await page.goto('/resorts');
    await expectFirstPage(page, resorts.length);
    await reachFilters(page);
    await page.getByRole('combobox', { name: 'Region' }).tap();
    await page.getByRole('option', { name: 'Europe' }).tap();
    await expect(page).toHaveURL('/resorts?region=Europe');
    await style(page, 'All Mountain').tap();
    await page.getByRole('radio', { name: '3 stars' }).tap();
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
        (resort.price.min ?? resort.price.max ?? Number.POSITIVE_INFINITY) <= maxPrice &&
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
