import type { Page } from '@playwright/test';
import { expect } from './site';
import { inEnglish } from './visit-state';

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
