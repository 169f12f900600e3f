import type { Locator } from '@playwright/test';
import { areApart, placeOf } from './page-checks';
import { expect, test } from './site';
import { spaceText } from './text-spacing';
import { roundAddress, three } from './together-round';
import { tripLink } from './trip-week';
import { expectWhole, nextFrame } from './visit-state';

// Words that are longer in one language than in another.
test.use({ viewport: { width: 320, height: 800 } });

/** The number of lines that words take, whatever box they are in. */
const linesOf = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test('The links of the foot stand clear of each other in German', async ({ page }) => {
  await page.goto('/de/about');
  const links = await page.getByRole('contentinfo').getByRole('navigation').first().getByRole('link').all();
  const places = await Promise.all(
    links.map((link) =>
      link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      }),
    ),
  );
  expect(places.length).toBeGreaterThan(5);
  const pairs = places.flatMap((one, index) => places.slice(index + 1).map((other) => [one, other] as const));
  expect(pairs.filter(([one, other]) => !areApart(one, other))).toEqual([]);
});

test('No level of a group is broken in French, whatever room its amount takes', async ({ page }) => {
  await page.goto(`/fr/resorts/zermatt?trip=${tripLink}`);
  const level = page.getByRole('main').getByRole('listitem').getByText('1 intermédiaire', { exact: true });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(level).toBeVisible();
    await nextFrame(page);
    expect(await linesOf(level), `${width} px`).toBe(1);
  }
});

test('On the board of a round the word for all its people stays whole', async ({ page }) => {
  await page.goto(
    roundAddress('Week in February', three, [
      ['Anna', 'yyy'],
      ['Ben', 'mmm'],
      ['Cem', 'mmm'],
    ]),
  );
  const together = page.getByRole('table').getByText('Together', { exact: true }).last();
  await expect(together).toBeVisible();
  expect(await linesOf(together)).toBe(1);
});

test('In a comparison no day of the snow to come is broken', async ({ page }) => {
  await page.goto('/compare?ids=zermatt,livigno');
  await expectWhole(page, 'Lifts and facilities');
  const days = page.getByRole('listitem').getByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/);
  await expect(days).toHaveCount(10);
  for (const day of await days.all()) expect(await linesOf(day)).toBe(1);
});

/** Where words stand, whatever box they are in. */
const wordsAt = (words: Locator): Promise<DOMRect[]> =>
  words.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().toJSON();
    }),
  );

test('With text spaced out the figures of the board and of the rows stand clear of each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de');
  await spaceText(page);
  const board = page.getByRole('region', { name: 'Snowline in Zahlen' }).getByRole('definition');
  await expect(board).toHaveCount(5);
  const [, , rating, points, satisfied] = await wordsAt(board);
  expect(rating?.right).toBeLessThan(points?.left ?? 0);
  expect(points?.right).toBeLessThan(satisfied?.left ?? 0);

  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/resorts?view=table');
  await spaceText(page);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.getByRole('cell', { name: /ft/ })).not.toHaveCount(0);
  const drops = await wordsAt(rows.getByText(/^[\d,]+\sft$/));
  // Not their notes, which stand below both.
  const runs = await wordsAt(rows.getByText(/^[\d.]+\s(runs|mi)$/));
  expect(runs).toHaveLength(drops.length);
  for (const [index, { right }] of drops.entries()) expect(right).toBeLessThanOrEqual(runs[index]?.left ?? 0);
});

test('In German the word for the lowest peak covers no height beside it', async ({ page }) => {
  await page.goto('/de/compare?ids=zermatt,livigno');
  const line = page.getByText('12.000', { exact: true });
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(line).toBeVisible();
    await nextFrame(page);
    await line.scrollIntoViewIfNeeded();
    // The lines let the pointer through.
    await line.evaluate((words) => {
      words.style.pointerEvents = 'auto';
    });
    await nextFrame(page);
    const { left, top, height } = await placeOf(line);
    const isOver = await page.evaluate(([x, y]) => document.elementsFromPoint(x, y)[0]?.textContent, [
      left + 6,
      top + height / 2,
    ] as const);
    expect(isOver, `${width} px`).toBe('12.000');
  }
});

test('In the Italian table no word of a note is broken without a hyphen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/it/resorts?view=table&search=zermatt');
  const note = page.getByRole('table').getByText('comprensorio').first();
  await expect(note).toBeVisible();
  expect(await linesOf(note)).toBe(2);
  expect(await note.textContent()).toBe('compren\u00ADsorio');
});

test('The heights of a low mountain stand one below the other with spaced text in German', async ({ page }) => {
  await page.goto('/de/resorts/the-lecht?tab=trails');
  const heights = page
    .getByRole('img', { name: /^Gemessene Höhen/ })
    .locator('b')
    .locator('..');
  await expect(heights).toHaveCount(3);
  await spaceText(page);
  const [peak, drop, base] = await Promise.all((await heights.all()).map(placeOf));
  if (!peak || !drop || !base) throw new Error('not three heights');
  expect(drop.top).toBeGreaterThanOrEqual(peak.bottom);
  expect(base.top).toBeGreaterThanOrEqual(drop.bottom);
});
