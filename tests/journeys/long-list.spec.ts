import { manyResorts } from '../support/many-resorts';
import { scrollOn } from '../support/scroll-on';
import { cards } from './resort-cards';
import { expect, test } from './site';
import { wireResort } from './wire';

const RESORTS = 5000;
const PAGE = 12;
const PAGES = Math.ceil(RESORTS / PAGE);
const GROWTH = 1.3;

test('A list of 5,000 is no heavier at its end than after 60', async ({ page }) => {
  test.setTimeout(180_000);
  const records = manyResorts(RESORTS).map((record) =>
    wireResort({ ...record, rating: 4, review_count: 9 }, { fields: 'nested', answers: 'wrapped' }),
  );
  await page.route('**/api/resorts?*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    return route.fulfill({
      json: {
        resorts: records.slice((number - 1) * PAGE, number * PAGE),
        pagination: { current_page: number, total_pages: PAGES, total_count: RESORTS, limit: PAGE },
      },
    });
  });
  await page.goto('/resorts');
  await expect(page.getByText('Showing 12 of 5,000 resorts')).toBeVisible();
  await expect(cards(page)).toHaveCount(PAGE);

  const { nodesAtFive } = await page.evaluate(scrollOn, [6, 60_000] as const);
  const { isThere } = await page.evaluate(scrollOn, [PAGES, 150_000] as const);
  expect(isThere).toBe(true);
  await expect(page.getByText("You've seen all 5,000 resorts!")).toBeVisible();
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  expect(nodes, `${nodesAtFive} after 60`).toBeLessThanOrEqual(GROWTH * nodesAtFive);
});
