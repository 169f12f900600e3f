import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect as offlineExpect, test as offlineTest, visit, waitUntilCached } from './offline-site';
import { expectNoSidewaysScroll, sheets } from './page-checks';
import { type Arrival, arrive } from './people';
import { resorts } from './resort-list';
import { expect, test } from './site';
import { brokenWords, cutWidth, spaceText } from './window-and-text';

const BOARD = '/favorites?view=snow';
const board = (page: Page) => page.getByRole('table', { name: 'Snow at my favorites' });
const rows = (page: Page) => board(page).getByRole('rowheader');

/** A member who has saved the first so many resorts of the catalogue. */
const memberWith = (count: number): Arrival => ({ as: 'member', saved: resorts.slice(0, count).map(({ id }) => id) });

test('At 1024 px no figure stands in its neighbour, and no word is broken', async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await arrive(page, site, memberWith(12));
  await page.goto(BOARD);
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
  const odd = await board(page).evaluate((table) =>
    [...table.querySelectorAll('th, td')]
      .filter((cell) => {
        // One word is one line.
        const words = [...cell.querySelectorAll('span')].filter(({ textContent }) =>
          /^\p{L}+$/u.test(textContent.trim()),
        );
        const isBroken = words.some(
          (word) => word.clientHeight > 1.9 * Number.parseFloat(getComputedStyle(word).lineHeight),
        );
        return cell.scrollWidth > cell.clientWidth + 1 || isBroken;
      })
      .map(({ textContent }) => textContent),
  );
  expect(odd).toEqual([]);
});

test('On phones the words for a missing forecast stand there whole', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/resorts/*/forecast', (route) => route.fulfill({ json: { forecast: [] } }));
  await arrive(page, site, memberWith(1));
  await page.goto(BOARD);
  const words = board(page).getByText('No forecast is reported.');
  await expect(words).toBeAttached();
  const [bottom, end] = await words.evaluate((text) =>
    [text, text.closest('td')].map((box) => box?.getBoundingClientRect().bottom ?? 0),
  );
  expect(bottom).toBeLessThanOrEqual(end ?? 0);
});

test('The sum of new snow stands on one line with its unit, and its words are whole where text is spaced out', async ({
  page,
  site,
}) => {
  for (const [units, snowAmount, total] of [
    ['metric', 40, /^200\scm$/],
    ['imperial', 5, /^9\.8\sin$/],
  ] as const) {
    const day = { temperature: { low: -9, high: -2 }, condition: 'Snow', snowAmount };
    const forecast = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((date) => ({ date, ...day }));
    await page.route('**/api/resorts/*/forecast', (route) => route.fulfill({ json: { forecast } }));
    await arrive(page, site, memberWith(1));
    await page.evaluate((chosen) => localStorage.setItem('units', chosen), units);
    await page.goto(BOARD);
    const sum = board(page).getByText(total);
    for (const width of [1440, 1280, 1024, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(sum).toBeVisible();
      expect(await sum.evaluate((words) => words.getClientRects().length), `${width} px`).toBe(1);
      await expectNoSidewaysScroll(page);
    }
    await spaceText(page);
    for (const words of ['new in 5 days', 'Last snowfall']) {
      expect(await cutWidth(board(page).getByRole('row').last().getByText(words))).toBeLessThanOrEqual(0);
    }
    await expectNoSidewaysScroll(page);
  }
});

test('On narrow phones the word for the day of the last snowfall stays whole', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const weather = { temperature: -5, condition: 'Snow', snow_depth: 40 };
  for (const [address, age, words] of [
    [BOARD, 1, 'yesterday'],
    [`/de${BOARD}`, 2, 'vorgestern'],
  ] as const) {
    const date = new Date(Date.now() - age * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await page.route('**/api/resorts/*/weather', (route) =>
      route.fulfill({ json: { weather: { ...weather, last_snowfall: { date, amount: 12 } } } }),
    );
    await arrive(page, site, memberWith(1));
    await page.goto(address);
    const day = page.getByRole('cell').getByText(words);
    await expect(day).toBeVisible();
    expect(await brokenWords(day)).toEqual([]);
  }
});

test('On phones a board sorted by temperature shows it, in place of the wind', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, site, memberWith(2));
  await page.goto(BOARD);
  const temperatures = board(page)
    .getByRole('cell')
    .filter({ hasText: /^Temperature/ });
  const winds = board(page).getByRole('cell').filter({ hasText: /^Wind/ });
  await expect(winds).toHaveCount(2);
  await expect(temperatures).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Temperature, coldest first' }).click();
  await expect(temperatures).toHaveCount(2);
  await expect(winds).toHaveCount(0);
});

test('axe finds nothing on the board, whose sorted column stands out, nor on where its figures come from', async ({
  page,
  site,
}) => {
  await arrive(page, site, memberWith(5));
  await page.goto(BOARD);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(board(page)).toHaveAttribute('aria-busy', 'false');
    await expectAccessible(page);
  }
  await expect(board(page).getByRole('button', { name: 'New snow' })).toHaveCSS('font-weight', '650');
  await expect(board(page).getByRole('button', { name: 'Temperature' })).toHaveCSS('font-weight', '500');
  await page.getByRole('button', { name: 'How we know' }).click();
  await expect(page.getByRole('dialog', { name: 'How we know' })).toBeVisible();
  await expectAccessible(page);
});

offlineTest(
  'Offline the board stands there as it was, with the age of its figures',
  async ({ page, site, network }) => {
    await arrive(page, site, memberWith(3));
    await visit(page, '/about');
    await page.goto(BOARD);
    await offlineExpect(board(page)).toHaveAttribute('aria-busy', 'false');
    const names = await rows(page).getByRole('link').allTextContents();
    const paths = resorts
      .slice(0, 3)
      .flatMap(({ id }) => [`/api/resorts/${id}/weather`, `/api/resorts/${id}/forecast`]);
    await waitUntilCached(page, '/api/favorites', ...paths);
    await network.cut();
    await page.reload();
    await offlineExpect(
      page.getByText(/^You are offline\. The figures are from (just now|\d+ minutes? ago)\.$/),
    ).toBeVisible();
    await offlineExpect(board(page)).toHaveAttribute('aria-busy', 'false');
    offlineExpect(await rows(page).getByRole('link').allTextContents()).toEqual(names);
    await offlineExpect(rows(page).first()).toContainText(/Fetched (just now|\d+ minutes? ago)/);
  },
);

test('On paper a long board begins below the title, and no resort is divided', async ({ page, site }) => {
  // Rows out of sight do not load.
  await page.setViewportSize({ width: 700, height: 2400 });
  await arrive(page, site, memberWith(7));
  await page.goto(BOARD);
  await expect(rows(page)).toHaveCount(7);
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
  await page.emulateMedia({ media: 'print' });
  await expect(board(page).getByRole('row').last()).toHaveCSS('break-inside', 'avoid');
  for (const format of ['A4', 'Letter'] as const) expect(await sheets(page, { format }), format).toBe(2);
});
