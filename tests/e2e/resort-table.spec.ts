import type { Page } from '@playwright/test';
import { tripLink } from './links';
import { expectNoSidewaysScroll, placeOf } from './page-checks';
import { expect, test } from './site';
import { cutWidth, nextFrame, resize, spaceText } from './window-and-text';

const view = (page: Page, name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name });
const frame = (page: Page) => page.getByRole('region', { name: 'Table of resorts, scrolls sideways' });

/** The texts of cells whose words stand beyond their column, or whose figure is broken between two digits. */
const spilledCells = (page: Page) =>
  page.getByRole('table').evaluate((table) =>
    [...table.querySelectorAll('thead th, td[data-source]')]
      .filter((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (texts.nextNode()) {
          if (texts.currentNode.parentElement?.closest('.sr-only')) continue;
          range.selectNode(texts.currentNode);
          // A space between two lines is drawn nowhere.
          if (range.getClientRects().length === 0) continue;
          const text = range.getBoundingClientRect();
          if (text.left < left - 0.5 || text.right > right + 0.5) return true;
          if (/^[\d.,]+$/.test(texts.currentNode.textContent ?? '') && range.getClientRects().length > 1) return true;
        }
        return false;
      })
      .map(({ textContent }) => textContent),
  );

test('On a desktop the table scrolls in its frame, head and names held, and Back finds it as it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/resorts?sortBy=elevation');
  await view(page, 'Table').click();
  await expect(page).toHaveURL(/view=table/);
  const rows = frame(page).getByRole('row');
  await expect(rows).toHaveCount(13);

  // The whole frame is in view.
  await frame(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const head = page.getByRole('columnheader', { name: 'Resort' });
  const before = await placeOf(head);
  // More rows come as the frame is scrolled, not the page.
  await frame(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(page.getByText('Showing 24 of')).toBeVisible();
  await frame(page).evaluate((element) => element.scrollTo(150, 700));
  const after = await placeOf(head);
  expect([after.x, after.y]).toEqual([before.x, before.y]);
  const name = rows.nth(16).getByRole('rowheader');
  expect((await placeOf(name)).x).toBeCloseTo(before.x, 0);
  await expectNoSidewaysScroll(page);

  await name.getByRole('link').click();
  await expect(page).toHaveURL(/resorts\/[a-z-]+/);
  await page.goBack();
  await expect(rows.nth(16)).toBeVisible();
  await expect
    .poll(() => frame(page).evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]))
    .toEqual([700, 150]);
});

test('A table sorted anew is shown from its start, and Back finds the order before where it was', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/resorts?view=table');
  await expect(frame(page).getByRole('row')).toHaveCount(13);
  // The whole frame is in view, and more rows come as it is scrolled.
  await frame(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await frame(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(page.getByText('Showing 24 of')).toBeVisible();
  const scrolled = () => frame(page).evaluate(({ scrollTop }) => scrollTop);
  await frame(page).evaluate((element) => element.scrollTo(0, 200));
  await expect.poll(scrolled).toBe(200);
  await nextFrame(page);
  // Not `click`, which scrolls the frame itself.
  const { x, y } = await placeOf(frame(page).getByRole('button', { name: /^Peak/ }));
  await page.mouse.click(x + 8, y + 8);
  await expect(page).toHaveURL(/sortBy=elevation/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(200);
});

test('With a trip the table fits a wide window, and nothing in it is cut', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/resorts?view=table&sortBy=trip&trip=${tripLink}`);
  await expect(page.getByRole('columnheader', { name: 'Enough for' })).toHaveAttribute('aria-sort', 'descending');
  await expect(frame(page).getByRole('cell', { name: 'all four' }).first()).toBeVisible();
  expect(await cutWidth(frame(page))).toBe(0);
  expect(await spilledCells(page)).toEqual([]);
  await expect(page.locator('[data-cut]')).toHaveCount(0);
  // Its base is above 10,000 ft, and it is more than 5,000 mi away.
  await page.goto(`/resorts?view=table&sortBy=elevation&trip=${tripLink}`);
  await expect(frame(page).getByRole('rowheader', { name: /^Loveland/ })).toBeVisible();
  expect(await spilledCells(page)).toEqual([]);
});

for (const language of ['', '/de', '/fr', '/it']) {
  test(`No figure of the table stands in its neighbour on ${language}/`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('units', 'imperial'));
    await page.goto(`${language}/resorts?view=table&sortBy=elevation`);
    await expect(page.getByRole('row')).toHaveCount(13);
    const inFeet = await page.getByRole('row').allTextContents();
    for (const units of ['imperial', 'metric']) {
      // By its value, since each language has a name of its own for it.
      await page.getByRole('contentinfo').locator(`[value="${units}"]`).press(' ');
      if (units === 'metric') await expect(page.getByRole('row').nth(1)).not.toHaveText(inFeet[1] ?? '');
      for (const width of [1024, 1280, 1440]) {
        await resize(page, width);
        expect(await spilledCells(page), `${width} px, ${units}`).toEqual([]);
      }
    }
  });
}

test('Where the table is wider than its frame, a shade says so until its end is reached by the arrow keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`/resorts?view=table&trip=${tripLink}`);
  const shade = page.locator('[data-cut]');
  await expect(shade).toBeVisible();
  await frame(page).focus();
  const press = async () => {
    await page.keyboard.press('ArrowRight');
    return shade.count();
  };
  await expect.poll(press, { intervals: [100] }).toBe(0);
  await expect(page.getByRole('columnheader', { name: 'Ticket' })).toBeInViewport({ ratio: 1 });
});

test('Where the table scrolls, long heights keep apart; on a phone a figure and its unit stay on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/resorts?view=table&sortBy=elevation');
  await expect(frame(page).getByRole('cell', { name: '13,009' })).toBeVisible();
  const gaps = await frame(page).evaluate((table) =>
    [...table.querySelectorAll('tbody tr')].map((row) => {
      const [, base, drop] = [...row.querySelectorAll('td')].slice(1).map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect();
      });
      return base && drop ? drop.left - base.right : 0;
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);

  await page.setViewportSize({ width: 390, height: 844 });
  const peak = page.getByRole('cell', { name: '13,009 ft' });
  expect((await placeOf(peak)).height).toBeLessThan(25);
});

test('On a phone the table is eight rows to a screen, under a head that stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resorts?country=Austria');
  await view(page, 'Table').click();
  const table = page.getByRole('table', { name: 'Resorts, by Rating, highest first' });
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(13);
  await expectNoSidewaysScroll(page);

  await rows.nth(4).evaluate((row) => row.scrollIntoView({ block: 'start' }));
  const bottom = (await placeOf(rows.first())).bottom;
  const places = await Promise.all((await rows.all()).slice(1).map(placeOf));
  for (const { height } of places) expect(height).toBeLessThan(100);
  expect(places.filter((row) => row.bottom > bottom && row.top < 844).length).toBeGreaterThanOrEqual(8);
  await expect(rows.first().getByText('Ticket')).toBeInViewport({ ratio: 1 });

  const heart = rows.nth(6).getByRole('button', { name: /^Save / });
  const { width, height } = await placeOf(heart);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('On a phone, figures that are spaced out break instead of running into each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resorts?country=Austria&view=table');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(12);
  await spaceText(page);

  await expectNoSidewaysScroll(page);
  const gaps = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const lines = [...row.querySelectorAll('[role=cell][data-source] > span')].map((text) => [
        ...text.getClientRects(),
      ]);
      const ends = lines.map((rects) => ({
        left: Math.min(...rects.map(({ left }) => left)),
        right: Math.max(...rects.map(({ right }) => right)),
      }));
      return ends.slice(1).map(({ left }, index) => left - (ends[index]?.right ?? left));
    }),
  );
  expect(gaps).toHaveLength(36);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
});
