import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site';
import { week } from './trip-week';

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

const table = (page: Page) => page.getByRole('table', { name: /side by side$/ });

/**
 * A week in February, two beginners, an intermediate and an expert, under EUR 70, from Zürich: three candidates, one of
 * them, and a friend who is told. Gives the number of actions and the link that was copied.
 */
async function runErrand(page: Page): Promise<{ actions: number; link: string }> {
  const { press, fill, key, count } = countedHand(page);
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Plan a trip' }));
  const editor = page.getByRole('dialog', { name: 'Your trip' });
  await fill(editor.getByLabel('First day'), week.from);
  await expect(editor.getByLabel('Last day')).toHaveValue(week.to);
  await fill(editor.getByRole('spinbutton', { name: 'Beginners' }), '2');
  await fill(editor.getByRole('spinbutton', { name: 'Intermediates' }), '1');
  await fill(editor.getByRole('spinbutton', { name: 'Experts' }), '1');
  await fill(editor.getByRole('combobox', { name: 'From' }), 'zür');
  await expect(editor.getByRole('option', { name: /^Zürich/ })).toBeVisible();
  await fill(editor.getByLabel('Day ticket, at most'), '70');
  await expect(editor.getByRole('combobox', { name: 'From' })).toHaveValue('Zürich');
  await key('Enter');

  await expect(page).toHaveURL(/\/resorts\?sortBy=trip$/);
  // What stands first is open on those days, within the budget, and enough for all: three of those are the candidates.
  await press(page.getByRole('link', { name: 'Compare the first three' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Compare three resorts' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'In words' })).toContainText(
    /the (biggest|most|cheapest|nearest|highest)/,
  );

  await press(page.getByRole('button', { name: 'Share this comparison' }));
  await expect(page.getByText('Text and link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const link = copied.split('\n').find((line) => line.startsWith('http')) ?? '';

  // The one that was decided on: by its name, on phones, where that chooses the column, by its picture.
  const picture = page.getByRole('list', { name: 'Columns' }).getByRole('link', { name: /^Open / });
  const chosen = table(page).getByRole('columnheader').getByRole('link').or(picture).first();
  const name = ((await chosen.getAttribute('aria-label')) ?? (await chosen.textContent()) ?? '').replace('Open ', '');
  await press(chosen);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your trip' }).getByText('Enough for all four')).toBeVisible();
  return { actions: count(), link };
}

/** The friend opens the link in a browser of their own. */
async function expectSameComparison(friend: Page, link: string): Promise<void> {
  expect(link).toContain(`trip=${week.from}..${week.to}_b2i1a1_EUR70_ZRH`);
  const ids = new URL(link).searchParams.get('ids')?.split(',') ?? [];
  expect(ids).toHaveLength(3);
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1, name: 'Compare three resorts' })).toBeVisible();
  await expect(table(friend).getByRole('heading', { name: 'Trip from a link' })).toBeVisible();
  await expect(
    table(friend)
      .getByText(/from Zürich/)
      .first(),
  ).toBeVisible();
  await expect(table(friend).getByRole('rowheader', { name: /^2 beginners/ })).toBeVisible();
  await friend.goto(new URL(`/resorts/${ids[0]}`, link).href);
  const trip = friend.getByRole('region', { name: 'Your trip' });
  await expect(trip.getByRole('heading', { name: 'Trip from a link' })).toBeVisible();
  await expect(trip.getByText('Enough for all four')).toBeVisible();
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('from nothing to a shared comparison in twelve actions at most', async ({ page, browser }) => {
  const { actions, link } = await runErrand(page);
  expect(actions).toBeLessThanOrEqual(12);
  const friend = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await expectSameComparison(await friend.newPage(), link);
  await friend.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('from nothing to a shared comparison in fifteen actions at most', async ({ page, browser }) => {
    const { actions, link } = await runErrand(page);
    expect(actions).toBeLessThanOrEqual(15);
    const friend = await browser.newContext();
    await expectSameComparison(await friend.newPage(), link);
    await friend.close();
  });
});
