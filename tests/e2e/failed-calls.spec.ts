// spec: 7.1, 8.1

import type { Page, Route } from '@playwright/test';
import { expectNoSidewaysScroll } from './page-checks';
import { arrive } from './people';
import { expect, test } from './site';

// What comes of each call and status is in `tests/routes`; here is what only a browser and its network can do to one.

const UNREACHED = 'Network connection failed. Please check your internet connection.';
const UNREADABLE = 'An unexpected error occurred';

/** The page that a network one has to log in to puts in place of every response. */
const hotelPage = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome to the hotel network</h1>' });

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('A review stays in its form, whatever comes in place of a response, and is sent in the end', async ({
  page,
  site,
}) => {
  await arrive(page, site, { as: 'member' });
  await page.goto('/resorts/verbier?tab=reviews');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const review = page.getByRole('textbox', { name: 'Review', exact: true });
  const words = 'Took the first cabin and had the upper half to ourselves until ten.';
  await page.getByRole('radio', { name: '4 stars' }).check();
  await title.fill('Early cabin');
  await review.fill(words);

  // Two that follow one another are said in other words.
  const failures: [what: string, says: string, respond: (route: Route) => Promise<void> | void][] = [
    ['the page of another network', UNREADABLE, hotelPage],
    ['a connection that drops', UNREACHED, (route) => route.abort('connectionreset')],
    [
      'a message of 200 KB',
      UNREADABLE,
      (route) => route.fulfill({ status: 422, json: { message: 'Snow '.repeat(40_000) } }),
    ],
    ['nothing for 10 seconds', UNREACHED, () => {}],
  ];
  for (const [what, says, respond] of failures) {
    await test.step(what, async () => {
      await page.route('**/api/reviews', respond);
      await page.getByRole('button', { name: 'Submit Review' }).click();
      await expect(alert(page)).toContainText(says, { timeout: 15_000 });
      await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
      await expect(title).toHaveValue('Early cabin');
      await expect(review).toHaveValue(words);
      await expectNoSidewaysScroll(page);
      await page.unroute('**/api/reviews');
    });
  }
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review added successfully!')).toBeVisible();
});
