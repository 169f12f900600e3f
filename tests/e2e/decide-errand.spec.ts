import type { Locator, Page } from '@playwright/test';
import { english, german, type Say } from './languages';
import { week } from './links';
import { arrive } from './people';
import { openPanel, reachFilters } from './resort-list';
import { expect, test } from './site';

// What a planner comes for.

/** Whoever runs the errand counts what they do: each press and each field that is filled. */
function countedHand(page: Page) {
  let actions = 0;
  const act = async (action: () => Promise<void>) => {
    actions += 1;
    await action();
  };
  return {
    count: () => actions,
    press: (target: Locator) => act(() => target.click()),
    /** Types into a field, whatever stood there. */
    fill: (field: Locator, text: string) => act(() => field.fill(text)),
    key: (key: string) => act(() => page.keyboard.press(key)),
  };
}

const table = (page: Page, say: Say) => page.getByRole('table', { name: say(/side by side$/) });

/**
 * A week in February, two beginners, an intermediate and an expert, under EUR 70, from Zürich: three candidates, one of
 * them, and a friend who is told. Gives the number of actions and the link that was copied.
 */
async function runErrand(page: Page, { prefix, say }: typeof english): Promise<{ actions: number; link: string }> {
  const { press, fill, key, count } = countedHand(page);
  await page.goto(`${prefix}/`);
  await press(page.getByRole('button', { name: say('Plan a trip') }));
  const editor = page.getByRole('dialog', { name: say('Your trip') });
  await fill(editor.getByLabel(say('First day')), week.from);
  await expect(editor.getByLabel(say('Last day'))).toHaveValue(week.to);
  await fill(editor.getByRole('spinbutton', { name: say('Beginners') }), '2');
  await fill(editor.getByRole('spinbutton', { name: say('Intermediates') }), '1');
  await fill(editor.getByRole('spinbutton', { name: say('Experts') }), '1');
  await fill(editor.getByRole('combobox', { name: say('From') }), 'zür');
  await expect(editor.getByRole('option', { name: /^Zürich/ })).toBeVisible();
  await fill(editor.getByLabel(say('Day ticket, at most')), '70');
  await expect(editor.getByRole('combobox', { name: say('From') })).toHaveValue('Zürich');
  await key('Enter');

  await expect(page).toHaveURL(`${prefix}/resorts?sortBy=trip`);
  // What stands first is open on those days, within the budget, and enough for all: three of those are the candidates.
  await press(page.getByRole('link', { name: say('Compare the first three') }));
  await expect(page.getByRole('heading', { level: 1, name: say('Compare three resorts') })).toBeVisible();
  await expect(page.getByRole('region', { name: say('In words') })).toContainText(
    say(/the (biggest|most|cheapest|nearest|highest)/),
  );

  await press(page.getByRole('button', { name: say('Share this comparison') }));
  await expect(page.getByText(say('Text and link copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const link = copied.split('\n').find((line) => line.startsWith('http')) ?? '';

  // The one that was decided on: by its name, on phones, where that chooses the column, by its picture.
  const picture = page.getByRole('list', { name: say('Columns') }).getByRole('link', { name: say(/^Open /) });
  const chosen = table(page, say).getByRole('columnheader').getByRole('link').or(picture).first();
  const name = ((await chosen.getAttribute('aria-label')) ?? (await chosen.textContent()) ?? '').replace(
    /^Open | öffnen$/,
    '',
  );
  await press(chosen);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page.getByRole('region', { name: say('Your trip') }).getByText(say('Enough for all four')),
  ).toBeVisible();
  return { actions: count(), link };
}

/** The friend opens the link in a browser of their own. */
async function expectSameComparison(friend: Page, link: string, { prefix, say }: typeof english): Promise<void> {
  expect(link).toContain(`trip=${week.from}..${week.to}_b2i1a1_EUR70_ZRH`);
  const ids = new URL(link).searchParams.get('ids')?.split(',') ?? [];
  expect(ids).toHaveLength(3);
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1, name: say('Compare three resorts') })).toBeVisible();
  await expect(table(friend, say).getByRole('heading', { name: say('Trip from a link') })).toBeVisible();
  await expect(
    table(friend, say)
      .getByText(say(/from\sZürich/))
      .first(),
  ).toBeVisible();
  await expect(table(friend, say).getByRole('rowheader', { name: say(/^2 beginners/) })).toBeVisible();
  await friend.goto(new URL(`${prefix}/resorts/${ids[0]}`, link).href);
  const trip = friend.getByRole('region', { name: say('Your trip') });
  await expect(trip.getByRole('heading', { name: say('Trip from a link') })).toBeVisible();
  await expect(trip.getByText(say('Enough for all four'))).toBeVisible();
}

/** What is still open in late April in North America. */
async function findLateSeason(page: Page): Promise<void> {
  const pick = async (select: string, choice: string) => {
    await page.getByRole('combobox', { name: select }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  };
  await page.goto('/resorts');
  await reachFilters(page);
  await openPanel(page);
  await pick('Region', 'North America');
  await pick('Open on', 'April');
  await page.getByRole('radio', { name: 'Into May or later' }).click();
  const show = page.getByRole('button', { name: /^Show \d+ resorts$/ });
  const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(3);
  await show.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/resorts?region=North+America&openOn=april-and-later');
}

/** Which of the favorites has the freshest snow. */
async function findFreshest(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Snow' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Most recent snow: ' })).toBeVisible();
  const board = page.getByRole('table', { name: 'Snow at my favorites' });
  await expect(board.getByRole('rowheader')).toHaveCount(3);
  await expect(board).toHaveAttribute('aria-busy', 'false');
  const today = new Date().toLocaleDateString('en-US', { weekday: 'short' });
  await expect(board.getByText(today, { exact: true }).first()).toBeVisible();
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
// The device decides what there is to press, the language only what it says: German is spoken where there is less room.
const devices = [
  {
    device: 'a desktop',
    language: english,
    most: 12,
    viewport: { width: 1280, height: 900 },
    hasTouch: false,
    isMobile: false,
  },
  { device: 'a phone', language: german, most: 15, ...phone },
];

// A trip, its list, a comparison, a resort, and the friend's two pages.
test.describe.configure({ timeout: 120_000 });

for (const { device, language, most, ...look } of devices) {
  test.describe(`in ${language.name}, on ${device}:`, () => {
    test.use({ ...look, locale: language.locale, permissions: ['clipboard-read', 'clipboard-write'] });

    test(`a week for four from Zürich, compared and shared, in ${most} actions at most`, async ({ page, browser }) => {
      const { actions, link } = await runErrand(page, language);
      expect(actions).toBeLessThanOrEqual(most);
      const friend = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: language.locale });
      await expectSameComparison(await friend.newPage(), link, language);
      await friend.close();
    });
  });
}

test.describe('on a phone:', () => {
  test.use(phone);

  test('what is open in late April in North America', async ({ page }) => {
    await findLateSeason(page);
  });

  test('the favorite with the freshest snow', async ({ page, site }) => {
    await arrive(page, site, { as: 'member', saved: ['zermatt', 'verbier', 'vail'] });
    await findFreshest(page);
  });
});
