import type { Page } from '@playwright/test';
import { type KnownResort, resorts } from './catalogue';
import { cards, choose, expectFirstPage, narrowedRequests, resortList, shownResorts } from './resort-cards';
import { chip, highest, isAmong, lowest, openPanel, rating, search, style } from './resort-filters';
import { expect, test } from './site';

const all = resorts.length;

interface Filter {
  name: string;
  set: (page: Page) => Promise<void>;
  matches: (resort: KnownResort) => boolean;
  /** As in the address and, when `requested` is not given, in the request. */
  address: string;
  requested?: string;
  chip: string;
}

const filters: Filter[] = [
  {
    name: 'search',
    set: async (page) => {
      await search(page).fill('dolomiti');
      // Closes the suggestions.
      await page.keyboard.press('Enter');
    },
    matches: ({ id, name }) => /dolomiti/i.test(id + name),
    address: 'search=dolomiti',
    chip: 'Search “dolomiti”',
  },
  {
    name: 'region',
    set: (page) => choose(page, 'Region', 'North America'),
    matches: ({ region }) => region === 'North America',
    address: 'region=North+America',
    chip: 'Region North America',
  },
  {
    name: 'country',
    set: (page) => choose(page, 'Country', 'Austria'),
    matches: ({ country }) => country === 'Austria',
    address: 'country=Austria',
    chip: 'Country Austria',
  },
  {
    name: 'lowest price, by the keys of the handle',
    set: async (page) => {
      await openPanel(page);
      const handle = page.getByRole('slider', { name: 'Minimum price' });
      for (let step = 0; step < 7; step += 1) await handle.press('ArrowRight');
    },
    matches: (resort) => isAmong(resort, 80, Number.POSITIVE_INFINITY),
    address: 'minPrice=80',
    chip: 'Price from 80',
  },
  {
    name: 'both prices, typed',
    set: async (page) => {
      await openPanel(page);
      await page.getByRole('spinbutton', { name: 'Minimum price amount' }).fill('40');
      await page.getByRole('spinbutton', { name: 'Maximum price amount' }).fill('60');
      await page.keyboard.press('Enter');
    },
    matches: (resort) => isAmong(resort, 40, 60),
    address: 'minPrice=40&maxPrice=60',
    chip: 'Price 40 – 60',
  },
  {
    name: 'minimum rating',
    set: async (page) => {
      await openPanel(page);
      await rating(page, '4 stars').click();
    },
    matches: ({ rating: stars }) => stars !== null && stars >= 4,
    address: 'minRating=4',
    chip: 'Rating 4 and above',
  },
  {
    name: 'style',
    set: async (page) => {
      await openPanel(page);
      await style(page, 'Nordic Style').click();
    },
    matches: ({ resort_styles: styles }) => styles.includes('nordic_style'),
    address: 'styles=nordic_style',
    requested: 'resortStyles=nordic_style',
    chip: 'Style Nordic Style',
  },
];

for (const { name, set, matches, address, requested = address, chip: words } of filters) {
  test(`The filter works: ${name}`, async ({ page, site }) => {
    const expected = resorts.filter(matches);
    await page.goto('/resorts');
    await expectFirstPage(page, all);
    await set(page);
    await expectFirstPage(page, expected.length);
    expect((await shownResorts(resortList(page))).filter((resort) => !matches(resort))).toEqual([]);
    await expect(page).toHaveURL(`/resorts?${address}`);
    await expect(page.getByText('Filtered results')).toBeVisible();
    expect((await narrowedRequests(site)).at(-1)).toBe(`${requested}&page=1`);

    await chip(page, words).click();
    await expectFirstPage(page, all);
    await expect(page).toHaveURL('/resorts');
  });
}

const byName = new Intl.Collator('en', { sensitivity: 'base' });
const rising = (a: number, b: number) => a - b;
const falling = (a: number, b: number) => b - a;

for (const { label, sortBy, fact, order } of [
  { label: 'Rating, highest first', sortBy: 'rating', fact: (r: KnownResort) => r.rating, order: falling },
  { label: 'Price, lowest first', sortBy: 'price_asc', fact: lowest, order: rising },
  { label: 'Price, highest first', sortBy: 'price_desc', fact: highest, order: falling },
  {
    label: 'Peak elevation, highest first',
    sortBy: 'elevation',
    fact: (r: KnownResort) => r.peak_elevation_m,
    order: falling,
  },
  {
    label: 'Snowfall, most first',
    sortBy: 'snowfall',
    fact: (r: KnownResort) => r.average_snowfall_cm,
    order: falling,
  },
]) {
  test(`The order is right: ${label}`, async ({ page }) => {
    // Chosen from another order, so that each is really chosen.
    await page.goto('/resorts?sortBy=name');
    await expectFirstPage(page, all);
    await choose(page, 'Sort By', label);
    await expect(page).toHaveURL(sortBy === 'rating' ? '/resorts' : `/resorts?sortBy=${sortBy}`);
    const known = resorts.map(fact).filter((figure) => figure !== null);
    await expect
      .poll(async () => (await shownResorts(resortList(page))).map(fact))
      .toEqual(known.sort(order).slice(0, 12));
  });
}

test('The order is right: Name, A to Z', async ({ page }) => {
  await page.goto('/resorts');
  await expectFirstPage(page, all);
  await choose(page, 'Sort By', 'Name, A to Z');
  await expect(page).toHaveURL('/resorts?sortBy=name');
  const names = resorts.map(({ name }) => name).sort(byName.compare);
  await expect(cards(page).getByRole('heading')).toHaveText(names.slice(0, 12));
  // The order alone narrows nothing.
  await expect(page.getByText('Filtered results')).toBeHidden();
});
