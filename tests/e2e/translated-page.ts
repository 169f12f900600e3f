import type { Page } from '@playwright/test';
import { translatePage } from '../support/translate-page';
import { test as base, expect } from './site';

/**
 * E2e tests on pages that the browser translates, from before the site's own script to the end: every text is in «guillemets». A
 * test fails when a text was written where the translation had replaced it, or when the site had to give up a page.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(translatePage, { mark: true });
    await use(page);
    await expect(page.getByText('«Something went wrong»')).toBeHidden();
    expect(await page.evaluate(() => window.translatedPage?.lost)).toEqual([]);
  },
});

/** Chooses an option of a select by its words. */
export async function choose(page: Page, select: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: `«${option}»`, exact: true }).click();
}

export { expect };
