import type { Locator } from '@playwright/test';
import { areApart } from './page-checks';
import { expect, test } from './site';
import { roundAddress, three } from './together-round';
import { tripLink } from './trip-week';
import { expectWhole } from './visit-state';

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
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/fr/resorts/zermatt?trip=${tripLink}`);
    const level = page.getByRole('main').getByRole('listitem').getByText('1 intermédiaire', { exact: true });
    await expect(level).toBeVisible();
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
