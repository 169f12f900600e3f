import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@/config/constants';
import { three } from './links';
import { areApart, expectNoBrokenWords, expectNoSidewaysScroll, placeOf } from './page-checks';
import { reachFilters, resortOf } from './resort-list';
import { expect, test } from './site';
import { expectWhole } from './visit-state';
import { brokenWords, cutWidth, setTextSize, spaceText } from './window-and-text';

// A phone whose owner has set text half as large again, or twice as large. The tray of the comparison stands still from the start.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Has three resorts in the comparison already, as the site stores them: the page of the comparison takes long to load. */
async function chooseThree(page: Page): Promise<void> {
  const chosen = three.map(resortOf).map(({ id, name, country, region, ...facts }) => ({
    ...{ id, name, country, region, thumbnailUrl: '' },
    location: { latitude: facts.latitude, longitude: facts.longitude },
    elevation: { base: facts.base_elevation_m, peak: facts.peak_elevation_m },
    trails: { total: facts.total_runs ?? 0 },
    slopesKm: facts.slopes_km,
  }));
  await page.addInitScript(([key, json]) => sessionStorage.setItem(key, json), [
    STORAGE_KEYS.comparison,
    JSON.stringify(chosen),
  ] as const);
}

test('A resort says its figures and words whole at half as large again, and its bars do not cover one another', async ({
  page,
}) => {
  await chooseThree(page);
  for (const [path, words] of [
    ['/de/resorts/zermatt', 'Auf einen Blick'],
    ['/resorts/zermatt?tab=trails', 'Runs by difficulty'],
    ['/de/resorts/zermatt?tab=weather', 'Vorhersage für 5 Tage'],
  ] as const) {
    await page.goto(path);
    await expectWhole(page, words);
    await setTextSize(page, 24);
    await expectNoBrokenWords(page);
    const tray = page.getByRole('complementary', { name: /^(Comparison|Vergleich)$/ }).getByRole('link');
    const sections = page.getByRole('main').getByRole('button', { expanded: false }).last();
    expect(areApart(await placeOf(tray), await placeOf(sections)), path).toBe(true);
  }
});

test('With text spaced out the way to the comparison is read whole in its tray', async ({ page }) => {
  await chooseThree(page);
  for (const path of ['/resorts/vail', '/de/resorts/vail']) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: /^(Comparison|Vergleich)$/ }).getByRole('link')).toBeVisible();
    await spaceText(page);
    await expectNoSidewaysScroll(page);
  }
});

test('Degrees and snow of a forecast are not divided at twice the size', async ({ page }) => {
  await page.goto('/de/resorts/zermatt?tab=weather');
  await expectWhole(page, 'Vorhersage für 5 Tage');
  await setTextSize(page, 32);
  const days = page.getByRole('region', { name: 'Vorhersage für 5 Tage' }).getByRole('listitem');
  await expect(days).toHaveCount(5);
  const figures = days.getByText(/^[\d−,.]+(°| in| cm)$/).filter({ visible: true });
  // Low, high and snow of each day.
  await expect(figures).toHaveCount(15);
  expect(await brokenWords(figures)).toEqual([]);
});

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
    for (const button of await foot.all()) expect(await cutWidth(button)).toBeLessThanOrEqual(0);

    await sheet.getByRole('button', { name: 'Save Search' }).click();
    await expect(page.getByText('Saved as Search 1')).toBeVisible();
    await sheet.getByRole('button', { name: 'Saved Searches' }).click();
    const name = page.getByRole('menuitem').getByText('Search 1', { exact: true });
    await expect(name).toBeVisible();
    expect(await cutWidth(name)).toBeLessThanOrEqual(0);
  });
}
