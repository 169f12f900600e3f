import type { Page } from '@playwright/test';
import { reachFilters } from './resort-filters';
import { expect, test } from './site';

/** Opens the sheet that holds the figures: one step. */
async function openFigures(page: Page) {
  await reachFilters(page);
  await expect(page.getByText('All 374 report it').first()).toBeVisible();
}

async function pick(page: Page, select: string, choice: string) {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

// Metres and kilometres.
test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

test('what is still open in late April in North America takes five steps', async ({ page }) => {
  await page.goto('/resorts');
  await openFigures(page); // 1
  await pick(page, 'Region', 'North America'); // 2
  await pick(page, 'Open on', 'April'); // 3
  await page.getByRole('radio', { name: 'Into May or later' }).click(); // 4
  const show = page.getByRole('button', { name: /^Show \d+ resorts$/ });
  const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(3);
  await show.click(); // 5
  await expect(page.getByText(new RegExp(`^Showing \\d+ of ${count} resorts$`))).toBeVisible();
  await expect(page).toHaveURL('/resorts?region=North+America&openOn=april-and-later');
});

test('steep terrain, high, under EUR 70, in February takes six steps', async ({ page }) => {
  await page.goto('/resorts');
  await openFigures(page); // 1
  await page.getByRole('button', { name: 'Expert Terrain', exact: true }).click(); // 2
  const peak = page.getByRole('spinbutton', { name: 'Peak at least' });
  await peak.fill('2800'); // 3
  await peak.press('Enter');
  await pick(page, 'Open on', 'February'); // 4
  // A list that is worked out over the catalogue offers its commonest currency.
  const most = page.getByRole('spinbutton', { name: 'Maximum price amount' });
  await most.fill('70'); // 5
  await most.press('Enter');
  await expect(page).toHaveURL('/resorts?maxPrice=70&styles=expert_terrain&currency=EUR&minPeak=2800&openOn=february');
  await page.getByRole('button', { name: /^Show \d+ resorts$/ }).click(); // 6
  await expect(page.getByRole('link', { name: 'Saas-Fee', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter: Price up to EUR 70' })).toBeVisible();
});
