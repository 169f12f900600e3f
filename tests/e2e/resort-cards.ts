import type { Locator, Page } from '@playwright/test';
import { type KnownResort, resortOf } from './catalogue';
import { expect } from './site';

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

/** Chooses an option of a select by its words. */
export async function choose(page: Page, select: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Expects so many resorts to be said to match, of which the first twelve are shown. */
export async function expectFirstPage(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`Showing ${Math.min(12, count)} of ${count} resorts`)).toBeVisible();
  await expect(cards(page)).toHaveCount(Math.min(12, count));
}
