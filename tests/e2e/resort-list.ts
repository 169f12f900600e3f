import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { authors } from '@/demo/seed/authors';
import type { CatalogueRecord } from '@/demo/seed/catalogue';
import type { SeedReview } from '@/demo/seed/load';
import { DemoStore } from '@/demo/store';
import { inEnglish } from './languages';
import { expect } from './site';

const { resorts: records } = JSON.parse(readFileSync('src/demo/seed/resorts.json', 'utf8')) as {
  resorts: CatalogueRecord[];
};
const reviews = JSON.parse(readFileSync('src/demo/seed/reviews.json', 'utf8')) as SeedReview[];
const store = new DemoStore({ resorts: records, accounts: [], authors, reviews });

/** What the API stand-in holds: the resorts an e2e test may expect to see, with the ratings of their reviews. */
export const resorts = records.map((record) => ({ ...record, ...store.ratingOf(record.id) }));

export type KnownResort = (typeof resorts)[number];

/** The resort of that id; throws when the catalogue has none. */
export function resortOf(id: string): KnownResort {
  const found = resorts.find((resort) => resort.id === id);
  if (!found) throw new Error(`The catalogue has no ${id}`);
  return found;
}

/** The list of the resorts page. */
export const resortList = (page: Page): Locator => page.getByRole('region', { name: 'Resorts', exact: true });
/** The cards of that list. */
export const cards = (page: Page): Locator => resortList(page).getByRole('article');

/** The resorts whose cards stand in a part of the page, in their order. */
export async function shownResorts(part: Locator): Promise<KnownResort[]> {
  const links = part.getByRole('article').getByRole('heading').getByRole('link');
  const addresses = await links.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('href') ?? ''),
  );
  return addresses.map((address) => resortOf(decodeURIComponent(address.replace('/resorts/', ''))));
}

/** Expects so many resorts to be said to match, of which the first twelve are shown. */
export async function expectFirstPage(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`Showing ${Math.min(12, count)} of ${count} resorts`)).toBeVisible();
  await expect(cards(page)).toHaveCount(Math.min(12, count));
}

// The controls of the filter bar and of the advanced panel.
export const search = (page: Page) => page.getByRole('combobox', { name: 'Search resorts' });
export const chip = (page: Page, words: string) => page.getByRole('button', { name: `Remove filter: ${words}` });
/** Opens the sheet that holds all filters but the search where the window is narrower than 1024 px. */
export async function reachFilters(page: Page, say = inEnglish): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 1024) return;
  await page.getByRole('button', { name: say(/^Filters and sort/) }).click();
  await expect(page.getByRole('dialog', { name: say('Filters and sort') })).toBeVisible();
}
/** Opens the panel of figures, facilities and styles; in the sheet it is open already. */
export async function openPanel(page: Page, say = inEnglish): Promise<void> {
  const button = page.getByRole('button', { name: say('Advanced Filters') });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}
export const style = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
