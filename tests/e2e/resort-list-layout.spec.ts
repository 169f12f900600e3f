import type { Page } from '@playwright/test';
import { tripLink } from './links';
import { expectNoSidewaysScroll, placeOf, stuckParts } from './page-checks';
import { cards, expectFirstPage, reachFilters, resorts } from './resort-list';
import { expect, test } from './site';
import { brokenWords, cutWidth, resize, spaceText } from './window-and-text';

/** The words in these elements that are cut off: by an ellipsis, or after so many lines. */
const cutWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4;
      })
      .map(({ textContent }) => textContent),
  );

for (const width of [390, 768]) {
  test(`At ${width} px the first card starts above 300 px, and search and filters stay at hand`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/resorts');
    await expectFirstPage(page, resorts.length);
    expect((await placeOf(cards(page).first())).top).toBeLessThan(300);
    await page.goto('/resorts?country=Austria&sortBy=name');
    await expectFirstPage(page, resorts.filter(({ country }) => country === 'Austria').length);
    await cards(page).nth(6).scrollIntoViewIfNeeded();
    await expect(page.getByRole('combobox', { name: 'Search resorts' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Filters and sort, 2 set' })).toBeInViewport({ ratio: 1 });

    // What gets the focus is not under the bars.
    const link = cards(page).nth(4).getByRole('heading').getByRole('link');
    await link.focus();
    const bars = await placeOf(page.getByRole('search').first());
    expect((await placeOf(link)).top).toBeGreaterThanOrEqual(bars.bottom);
  });
}

test('At 1024 px the order is not cut', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/resorts?minRating=3');
  const order = page.getByRole('combobox', { name: 'Sort By' }).getByText('Rating, highest first').first();
  await expect(order).toBeVisible();
  expect(await cutWidth(order)).toBeLessThanOrEqual(0);
  expect(await brokenWords(order)).toEqual([]);
});

test('At 1280 px what is chosen first takes one line in each select', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, region, order] of [
    ['/fr', 'Toutes régions', 'Meilleure note'],
    ['/it', 'Tutte le regioni', 'Voto, dal migliore'],
  ] as const) {
    await page.goto(`${path}/resorts`);
    for (const words of [region, order]) {
      const chosen = page.getByRole('combobox').getByText(words, { exact: true });
      await expect(chosen).toBeVisible();
      expect(await brokenWords(chosen)).toEqual([]);
    }
  }
});

test('Names, places and closed selects wrap where words are spaced far apart', async ({ page }) => {
  await page.goto('/resorts?sortBy=elevation');
  await expectFirstPage(page, resorts.length);
  await spaceText(page);
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await reachFilters(page);
    await expect(page.getByRole('combobox', { name: 'Sort By' })).toContainText('Peak elevation, highest first');
    expect(await cutWords(page, 'article h3, article h3 + p, article dd, [role="combobox"]')).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});

test('Three cards leave no hole beside them at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const top = page.getByRole('region', { name: 'Top-Rated Ski Resorts' }).getByRole('article');
  await expect(top).toHaveCount(3);
  const tops = await top.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test('Where the window is low, no bar sticks', async ({ page }) => {
  for (const path of ['/resorts', '/resorts/zermatt', '/blog/reading-a-piste-map', '/privacy-policy']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await resize(page, 844);
    expect(await stuckParts(page), `${path} in a higher window`).not.toEqual([]);
    for (const [width, height] of [
      [320, 256],
      [844, 390],
    ] as const) {
      await resize(page, width, height);
      expect(await stuckParts(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  // The sections of a resort are reached all the same.
  await page.setViewportSize({ width: 568, height: 320 });
  await page.goto('/resorts/zermatt');
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page).toHaveURL(/tab=reviews/);
});

test('Up to 768 px count, views and the ways of a trip stand in two rows, no word of them cut', async ({ page }) => {
  for (const { order, words, widths } of [
    { order: 'trip', words: ['Why this order?', 'Compare the first three'], widths: [320, 390, 768] },
    { order: 'name', words: ['Show what fits first'], widths: [320, 390] },
  ]) {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(`/resorts?sortBy=${order}&trip=${tripLink}`);
    await expectFirstPage(page, resorts.length);
    const view = page.getByRole('group', { name: 'View' });
    const ways = words.map((name) => page.getByRole('button', { name }).or(page.getByRole('link', { name })));
    for (const width of widths) {
      await test.step(`in the order of ${order}, at ${width} px`, async () => {
        await resize(page, width);
        const first = await placeOf(view);
        const count = await placeOf(page.getByText(/^Showing 12 of/));
        expect(count.top).toBeGreaterThanOrEqual(first.top - 8);
        expect(count.bottom).toBeLessThanOrEqual(first.bottom + 8);
        const source = await placeOf(page.getByRole('button', { name: 'How we know' }));
        for (const way of ways) expect((await placeOf(way)).top).toBe(source.top);
        expect(source.top).toBeGreaterThanOrEqual(first.bottom - 1);
        expect((await placeOf(cards(page).first())).top).toBeLessThan(source.top + 60);
        // The keyboard reaches them in that order, also in browsers that follow the source.
        await view.getByRole('button', { name: 'Table' }).focus();
        await page.keyboard.press('Tab');
        await expect(ways[0] ?? view).toBeFocused();
        await expectNoSidewaysScroll(page);
      });
    }
  }
});

test('At 1024 px count, the ways of a trip and the views stand in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/resorts?sortBy=trip&trip=${tripLink}`);
  await expectFirstPage(page, resorts.length);
  const view = await placeOf(page.getByRole('group', { name: 'View' }));
  for (const way of [
    page.getByRole('button', { name: 'Why this order?' }),
    page.getByRole('link', { name: 'Compare the first three' }),
    page.getByRole('button', { name: 'How we know' }),
  ]) {
    const { top, bottom } = await placeOf(way);
    expect(top).toBeGreaterThanOrEqual(view.top - 12);
    expect(bottom).toBeLessThanOrEqual(view.bottom + 12);
  }
});

test('An unknown resort is told of at a distance from the heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resorts/zermat');
  const note = await placeOf(page.getByRole('status').filter({ hasText: 'There is no resort at' }));
  const heading = await placeOf(page.getByRole('heading', { level: 1 }));
  expect(note.top - heading.bottom).toBeGreaterThanOrEqual(8);
});

test('The word in the empty search field is whole, also beside a count of filters', async ({ page }) => {
  for (const address of ['/resorts', '/resorts?region=Europe&minPeak=2800']) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    await expect(cards(page)).toHaveCount(12);
    for (const width of [320, 360]) {
      await resize(page, width);
      const word = await placeOf(page.getByRole('search').getByText('Search', { exact: true }));
      const field = await placeOf(page.getByRole('combobox', { name: 'Search resorts' }));
      expect(word.right, `${address} at ${width} px`).toBeLessThanOrEqual(field.right - 8);
    }
  }
});

test('Cards beside each other have the same facts at the same heights, whatever they report', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/resorts?country=Austria&sortBy=name');
  await expect(cards(page).nth(3)).toBeVisible();
  const facts = await cards(page).evaluateAll((all) =>
    all.slice(0, 4).map((card) =>
      [...card.querySelectorAll('dt')].map((label) => {
        const { left, top } = label.getBoundingClientRect();
        return `${label.textContent} ${Math.round(left - card.getBoundingClientRect().left)} ${Math.round(top)}`;
      }),
    ),
  );
  expect(facts[0]).toHaveLength(6);
  expect(facts).toEqual(facts.map(() => facts[0]));
});
