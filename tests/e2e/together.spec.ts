import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { defer } from './deferred-responses';
import { roundAddress, three } from './links';
import { expectNoSidewaysScroll, placeOf, sheets } from './page-checks';
import { expect, test } from './site';

/** Somebody with a browser of their own, whose clipboard stands for the chat. */
async function person(browser: Browser, url: string, viewport = { width: 390, height: 844 }): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport, serviceWorkers: 'block' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return context.newPage();
}

/** Answers in the order of the resorts, and returns the link that was sent. */
async function answer(page: Page, name: string, answers: readonly string[]): Promise<string> {
  for (const [index, word] of answers.entries()) {
    await page.getByRole('radiogroup').nth(index).getByRole('radio', { name: word }).click();
  }
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  const before = page.url();
  await page.getByRole('button', { name: 'Send my answer' }).click();
  await expect(page).not.toHaveURL(before);
  return page.url();
}

/** The board as it reads: headline, people, and each row. */
async function board(page: Page): Promise<string[]> {
  const table = page.getByRole('table', { name: 'Answers' });
  const headline = await page.getByRole('heading', { level: 2 }).first().textContent();
  return [headline ?? '', ...(await table.getByRole('row').allTextContents())];
}

test('four people who pass links on in different orders see the same board @smoke', async ({ browser, site }) => {
  // Four browsers.
  test.slow();
  const [anna, ben, carla, dan] = await Promise.all(Array.from({ length: 4 }, () => person(browser, site.url)));
  if (!anna || !ben || !carla || !dan) throw new Error('Four people are needed');
  await anna.goto(`/together#new=${three.join()}`);
  await anna.getByRole('textbox', { name: 'Title' }).fill('Week in February');
  const fromAnna = await answer(anna, 'Anna', ['Yes', 'Maybe', 'No']);

  await ben.goto(fromAnna);
  const fromBen = await answer(ben, 'Ben', ['Yes', 'No', 'Maybe']);
  await carla.goto(fromAnna);
  const fromCarla = await answer(carla, 'Carla', ['Maybe', 'Yes', 'Yes']);
  await dan.goto(fromCarla);
  const fromDan = await answer(dan, 'Dan', ['Yes', 'Yes', 'No']);

  // Of any order and repetition: `tests/features/together/merge.test.ts`.
  const orders: [Page, string[]][] = [
    [anna, [fromBen, fromDan]],
    [ben, [fromDan]],
    [carla, [fromDan, fromBen]],
    [dan, [fromBen]],
  ];
  for (const [page, links] of orders) {
    for (const link of links) {
      // Otherwise only what stands behind # would change.
      await page.goto('/robots.txt');
      await page.goto(link);
      await expect(page.getByRole('table', { name: 'Answers' })).toBeVisible();
    }
  }
  const expected = await board(anna);
  expect(expected[0]).toBe('Zermatt: 3\u00a0yes, 1\u00a0maybe, nobody against.');
  for (const page of [ben, carla, dan]) expect(await board(page)).toEqual(expected);
});

test('nothing of a round reaches a server', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(roundAddress('Secret plan', three, [['Annabella', 'ynm', 'A note for friends']]));
  await answer(page, 'Benedict', ['Yes', 'Yes', 'No']);
  await page.goto('/about');
  expect(sent.filter((text) => text.includes('/api/resorts/zermatt'))).not.toEqual([]);
  expect(sent.filter((text) => /Secret|Annabella|Benedict|friends|1\.H4s|#/.test(text))).toEqual([]);
});

test.describe('a round', () => {
  const names = ['Anna', 'Ben', 'Carla', 'Dan', 'Emil', 'Fritz', 'Greta', 'Maximilian-Alexander Jr'];
  const address = roundAddress(
    'A week in February with everybody who can get the time off',
    [...three, 'wengen-grindelwald', 'davos-parsenn', 'laax', 'st-anton', 'verbier'],
    names.map((name) => [
      name,
      'ymnymny-',
      'Somewhere with easy runs for the first two days, and a village to walk in.',
    ]),
  );

  test('of eight people fits every window, and axe finds nothing', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('columnheader', { name: 'Greta' })).toBeAttached();
    await expect(page.getByRole('radiogroup')).toHaveCount(8);
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
      if (width === 1440 || width === 320) await expectAccessible(page);
    }
  });

  test('has every resort in the same columns, also one that is loading or does not exist', async ({ page }) => {
    const release = await defer(page, '**/api/resorts/vail');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/together#new=zermatt,gone,vail');
    await expect(page.getByText('/resorts/gone')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Zermatt' })).toBeVisible();
    const columns = async () =>
      Promise.all(
        ['heading', 'radiogroup'].flatMap((role) =>
          [/zermatt/i, /^gone/, /^vail/i].map(async (name) =>
            Math.round((await placeOf(page.getByRole(role as 'heading', { name }))).x),
          ),
        ),
      );
    const before = await columns();
    expect(new Set(before).size).toBe(2);
    release();
    await expect(page.getByRole('heading', { name: 'Vail' })).toBeVisible();
    expect(await columns()).toEqual(before);
  });

  test('has what can be done with an answer at the end of its row, however long the note', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const note =
      'Somewhere with easy runs for the first two days, a village to walk in, and a train that leads there without a change.';
    await page.goto(
      roundAddress('Weekend', three, [
        ['Anna', 'ynm', note],
        ['Ben', 'yyy'],
      ]),
    );
    const actions = page.getByRole('button', { name: 'Hide here' });
    await expect(actions).toHaveCount(2);
    const [long, short] = await Promise.all([placeOf(actions.first()), placeOf(actions.last())]);
    expect(long.right).toBeCloseTo(short.right);
  });

  test('of eight people prints its board alone, on one page, with every answer', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('cell', { name: /8 yes/ }).first()).toBeVisible();
    // The width is that of the paper between its margins.
    for (const { width, ...paper } of [
      { format: 'A4', landscape: false, width: 718 },
      { format: 'Letter', landscape: false, width: 718 },
      { format: 'A4', landscape: true, width: 1046 },
    ] as const) {
      expect(await sheets(page, { ...paper, margin: '1cm' }), JSON.stringify(paper)).toBe(1);
      await page.setViewportSize({ width, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      const table = page.getByRole('table', { name: 'Answers' });
      const frame = await placeOf(table.locator('..'));
      expect((await placeOf(table)).width).toBeLessThanOrEqual(frame.width + 1);
      await expect(page.getByRole('columnheader', { name: 'Together' })).toBeInViewport();
    }
  });
});

test('a round that nobody has answered prints its resorts and what it asks, sent or not', async ({ page }) => {
  for (const address of [`/together#new=${three.join()}`, roundAddress('Week in February', three, [])]) {
    await page.goto('/robots.txt');
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Vail' })).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Vail' }).getByRole('radio', { name: 'Yes' }).click();
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Zermatt', 'Livigno', 'Vail']) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Yes', checked: true })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(await sheets(page)).toBe(1);
    await page.emulateMedia({ media: null });
  }
});
