import type { Page } from '@playwright/test';
import { tripLink } from './links';
import { areApart, expectNoGarbage, placeOf, sheets } from './page-checks';
import { expect, test } from './site';
import { expectWhole } from './visit-state';

const tray = (page: Page) => page.getByRole('complementary', { name: 'Comparison' });
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `Compare ${name}` });
const table = (page: Page) => page.getByRole('table', { name: /side by side$/ });

test('clearing the comparison leaves a list where it was being read', async ({ page }) => {
  await page.goto('/resorts');
  await page
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  await page.mouse.wheel(0, 900);
  const top = () => page.evaluate(() => window.scrollY);
  await expect.poll(top).toBeGreaterThan(500);
  await tray(page).getByRole('button', { name: 'Clear' }).click();
  await expect(tray(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await top()).toBeGreaterThan(500);
});

test('the end of a page can be read and reached above the tray', async ({ page }) => {
  await page.goto('/resorts/livigno');
  await toggle(page, 'Livigno').click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const [foot, bar] = [page.getByRole('contentinfo'), tray(page)];
  await expect
    .poll(async () => {
      // What comes near the view makes the page longer.
      await page.keyboard.press('End');
      return (await placeOf(foot)).bottom <= (await placeOf(bar)).top + 1;
    })
    .toBe(true);
});

test('in a low window the tray keeps to a corner, within reach from every part of a list', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/resorts');
  for (const nth of [0, 1]) {
    await page
      .getByRole('button', { name: /^Compare / })
      .nth(nth)
      .click();
  }
  const link = tray(page).getByRole('link', { name: 'Compare 2 resorts' });
  await expect(link).toBeInViewport({ ratio: 1 });
  const { width, height } = await placeOf(tray(page));
  expect(width).toBeLessThan(740 * 0.6);
  expect(height).toBeLessThan(360 / 4);
  await tray(page).getByRole('button', { name: '2 of 4' }).click();
  await expect(
    tray(page)
      .getByRole('button', { name: /^Remove / })
      .first(),
  ).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the tray opens above the bar of a resort', async ({ page }) => {
    await page.goto('/resorts/zermatt');
    await toggle(page, 'Zermatt').click();
    await expect(tray(page).getByRole('button', { name: 'Choose one more' })).toBeDisabled();
    const bar = page.getByRole('button', { name: /^Overview/ });
    await expect.poll(async () => (await placeOf(tray(page))).bottom <= (await placeOf(bar)).top + 1).toBe(true);
    await tray(page).getByRole('button', { name: '1 of 4' }).click();
    await expect(tray(page).getByRole('button', { name: 'Remove Zermatt' })).toBeVisible();
  });
});

test('the heights of a comparison name their lines before the hills on a phone, and clear of their words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare?ids=breckenridge,loveland');
  await expectWhole(page, 'Lifts and facilities');
  const row = page.getByRole('row', { name: /^Base to peak/ });
  const line = row.getByText('9,000', { exact: true });
  await line.scrollIntoViewIfNeeded();
  const isInFront = await line.evaluate((element) => {
    element.style.pointerEvents = 'auto';
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width - 4, y + height / 2));
  });
  expect(isInFront).toBe(true);
  const box = await placeOf(line);
  const heights = await row
    .getByText(/^(Base )?[\d,]+ ft$/)
    .filter({ visible: true })
    .all();
  expect(heights.length).toBeGreaterThan(1);
  for (const words of heights) {
    expect(areApart(await placeOf(words), box), (await words.textContent()) ?? '').toBe(true);
  }
});

test('at 320 px no line of the heights is named behind the figure of a peak', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/compare?ids=breckenridge,livigno');
  await expectWhole(page, 'Lifts and facilities');
  const row = page.getByRole('row', { name: /^Base to peak/ });
  await expect(row.getByText(/^[\d,]+ ft$/)).not.toHaveCount(0);
  const lines = row.getByText(/^[\d,]+,000$/);
  await expect(lines).not.toHaveCount(0);
  await expect(lines.filter({ visible: true })).toHaveCount(0);
});

test('a comparison prints its map, names and rows, without pictures and buttons', async ({ page }) => {
  await page.goto('/compare?ids=zermatt,livigno,alta-badia');
  await expect(table(page)).toBeVisible();
  await expectNoGarbage(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'Map of Zermatt, Livigno and Alta Badia' })).toBeVisible();
  await expect(table(page).getByRole('link', { name: 'Livigno' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Livigno' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add a resort' })).toBeHidden();
  expect(await sheets(page, { margin: '1cm' })).toBe(1);
});

for (const { ids, margins } of [
  { ids: 'zermatt,livigno', margins: ['1cm'] },
  // Without margins the paper is wide enough for other columns.
  { ids: 'zermatt,livigno,vail,wengen-grindelwald', margins: ['0', '1cm'] },
]) {
  test(`${ids} print on one sheet upright and across, of either format, with margins of ${margins.join(' and ')}`, async ({
    page,
  }) => {
    await page.goto(`/compare?ids=${ids}&trip=${tripLink}`);
    await expectWhole(page, 'Lifts and facilities');
    await page.emulateMedia({ media: 'print' });
    for (const format of ['A4', 'Letter'] as const) {
      for (const margin of margins) {
        expect(await sheets(page, { format, margin }), `${format}, ${margin}`).toBe(1);
        expect(await sheets(page, { format, margin, landscape: true }), `${format} across, ${margin}`).toBe(1);
      }
    }
  });
}

/** Pixels between the words of a comparison and what is next below: the map, or the columns where the map is beside the words. */
async function bandBelowWords(page: Page): Promise<number> {
  const source = page.getByRole('region', { name: 'In words' }).getByRole('button', { name: 'How we know' });
  const { bottom } = await placeOf(source);
  const map = await placeOf(page.getByRole('region', { name: 'Where they are' }));
  const columns = await placeOf(page.getByRole('button', { name: 'Add a resort' }));
  return Math.min(...[map.top, columns.top].filter((top) => top > bottom)) - bottom;
}

for (const width of [390, 1280]) {
  test(`no empty band stands below words that are there at once, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // This order needs the whole catalogue.
    await page.goto('/resorts?sortBy=trip&trip=b2i1');
    await page.getByRole('link', { name: 'Compare the first three' }).click();
    await expect(page.getByRole('table', { name: /side by side$/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'In words' })).toContainText('against all');
    expect(await bandBelowWords(page)).toBeLessThan(80);
  });
}

for (const { width, ids } of [
  { width: 1440, ids: 'zermatt,livigno,alta-badia,vail' },
  { width: 390, ids: 'zermatt,livigno' },
]) {
  test(`the levels of lengths start on one line, whatever stands with the totals, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => localStorage.setItem('units', 'metric'));
    await page.goto(`/compare?ids=${ids}`);
    await expectWhole(page, 'Lifts and facilities');
    const runs = table(page).getByRole('rowgroup').filter({ hasText: 'Runs by level' });
    const levels = runs.getByRole('list').filter({ hasText: 'km' });
    const tops = await levels.evaluateAll((lists) => lists.map((list) => Math.round(list.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size, tops.join()).toBe(1);
  });
}
