import type { Locator, Page } from '@playwright/test';
import { expectNoLayoutShift, shiftsOf } from './layout-shift';
import { expect, test } from './site';
import { tripLink, week } from './trip-week';

const cards = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('list', { name: 'For your trip' }) });

/** Two beginners, an intermediate and an expert, up to EUR 70, from Zürich. Gives the presses and entries it took. */
async function sayRest(editor: Locator): Promise<number> {
  for (const level of ['beginner', 'beginner', 'intermediate', 'expert']) {
    await editor.getByRole('button', { name: `One ${level} more` }).click();
  }
  await editor.getByLabel('Day ticket, at most').fill('70');
  const from = editor.getByRole('combobox', { name: 'From' });
  await from.fill('zur');
  await from.press('Enter');
  await expect(from).toHaveValue('Zürich');
  await editor.getByRole('button', { name: 'Set trip' }).click();
  return 7;
}

test('a week is planned on the front page, and the first candidates say why', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Plan a trip' }).click();
  const editor = page.getByRole('dialog', { name: 'Your trip' });
  await editor.getByLabel('First day').fill(week.from);
  await expect(editor.getByRole('grid', { name: week.month })).toBeVisible();
  await editor.getByRole('button', { name: new RegExp(` 21 ${week.month}$`) }).click();
  await expect(editor.getByLabel('Last day')).toHaveValue(week.to);
  await sayRest(editor);

  await expect(page).toHaveURL(/\/resorts\?sortBy=trip$/);
  await expect(cards(page).nth(2)).toBeVisible();
  for (const index of [0, 1, 2]) {
    await expect(
      cards(page)
        .nth(index)
        .getByText(/^Enough for all four:/),
    ).toBeVisible();
  }
  await cards(page).first().getByRole('link').first().click();
  const verdict = page.getByRole('region', { name: 'Your trip' });
  // The places that wait for the words have their size, so there are several until they are there.
  await expect(verdict.getByText('Open on all your days')).toHaveCount(1);
  await expect(verdict.getByText('Open on all your days')).toBeVisible();
  await expect(verdict.getByText('Enough for all four')).toBeVisible();
});

test('the editor is left by Tab, and closed by Escape, which goes back to what opened it', async ({ page }) => {
  await page.goto(`/resorts?trip=${tripLink}`);
  const part = page.getByRole('button', { name: 'up to EUR 70' });
  await part.click();
  const editor = page.getByRole('dialog', { name: 'Your trip' });
  await expect(editor.getByLabel('Day ticket, at most')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await expect(part).toBeFocused();
  await page.keyboard.press('Enter');
  await editor.getByRole('button', { name: 'Set trip' }).focus();
  await page.keyboard.press('Tab');
  await expect(editor).toBeHidden();
  await expect(page.getByRole('combobox', { name: /search/i }).filter({ visible: true })).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`Tab leads from the open list of airports to the next control, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/resorts');
    await page.getByRole('button', { name: 'Plan a trip' }).filter({ visible: true }).click();
    const editor = page.getByRole('dialog', { name: 'Your trip' });
    const from = editor.getByRole('combobox', { name: 'From' });
    await from.click();
    await expect(editor.getByRole('option', { name: /^Zürich/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(editor.getByRole('button', { name: 'Use my position' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(from).toBeFocused();
  });
}

test('what has the focus in the sheet is in view in a very low window, from its end to its start too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/resorts');
  await page.getByRole('button', { name: 'Plan a trip' }).filter({ visible: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Your trip' });
  const [first, last] = [sheet.getByRole('button', { name: 'Close' }), sheet.getByRole('button', { name: 'Set trip' })];
  await last.focus();
  for (const [key, reached] of [
    ['Tab', first],
    ['Shift+Tab', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect(reached).toBeFocused();
    await expect(reached).toBeInViewport({ ratio: 1 });
  }
});

test('the editor opens with its foot in the window, wherever its button stands', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ['/', '/resorts', '/resorts/zermatt']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Plan a trip' }).first().click();
    await expect(page.getByRole('button', { name: 'Set trip' })).toBeInViewport({ ratio: 1 });
  }
});

test('the site may ask for the position', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 47.37689, longitude: 8.54169 });
  await page.goto('/resorts');
  await page.getByRole('button', { name: 'Plan a trip' }).filter({ visible: true }).click();
  const editor = page.getByRole('dialog', { name: 'Your trip' });
  await editor.getByRole('button', { name: 'Use my position' }).click();
  await expect(editor.getByRole('combobox', { name: 'From' })).toHaveValue('Your position');
});

for (const width of [390, 1280]) {
  test(`a resort's page keeps the place of a stored trip, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((link) => localStorage.setItem('trip', JSON.stringify({ link })), tripLink);
    await page.goto('/resorts/alta-badia');
    await expect(page.getByRole('region', { name: 'Your trip' }).getByText(/^Short for the expert/)).toBeVisible();
    expectNoLayoutShift(await shiftsOf(page));
  });
}
