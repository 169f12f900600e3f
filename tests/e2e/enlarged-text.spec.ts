import type { Locator } from '@playwright/test';
import { roundOfThree, tripLink } from './links';
import { expectNoSidewaysScroll, placeOf } from './page-checks';
import { arrive } from './people';
import { reachFilters } from './resort-list';
import { expect, test } from './site';
import { expectWhole } from './visit-state';
import { brokenWords, cutWidth, setTextSize } from './window-and-text';

// A phone whose owner has set text half as large again, or twice as large.
test.use({ viewport: { width: 390, height: 844 } });

test('In German there is room to type beside the button of the filters', async ({ page }) => {
  await page.goto('/de/resorts');
  await setTextSize(page, 24);
  const search = page.getByRole('combobox', { name: 'Skigebiete suchen' });
  await expect.poll(async () => (await placeOf(search)).width).toBeGreaterThan(150);
  await expect(page.getByRole('button', { name: 'Filter und Sortierung' })).toBeVisible();
});

test('The sheet of filters is as wide as the window, with the way out in it', async ({ page }) => {
  await page.goto('/resorts?region=Europe&facilities=gondola');
  await setTextSize(page, 24);
  await reachFilters(page);
  const sheet = page.getByRole('dialog', { name: 'Filters and sort' });
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('button', { name: /^Show/ })).toBeInViewport({ ratio: 1 });
  expect(await cutWidth(sheet)).toBeLessThanOrEqual(0);
});

test('What a level needs is read whole in its field', async ({ page }) => {
  await page.goto('/resorts');
  await setTextSize(page, 24);
  await page.getByRole('button', { name: 'Plan a trip' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'What is enough?' }).click();
  const fields = page.getByRole('dialog', { name: 'Your trip' }).getByLabel(/ a day, /);
  await expect(fields).toHaveCount(6);
  const room = await fields.evaluateAll((all) =>
    all.map((field) => {
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    }),
  );
  // Four digits.
  expect(Math.min(...room)).toBeGreaterThan(60);
});

test('What fits a trip is read to its end on a card', async ({ page }) => {
  await page.goto(`/resorts?sortBy=trip&trip=${tripLink}`);
  await setTextSize(page, 24);
  const lines = page.getByRole('article').getByRole('list').getByRole('listitem').locator('> span');
  await expect(lines.first()).toBeVisible();
  const cut = await lines.evaluateAll((all) => all.filter((line) => line.scrollHeight > line.clientHeight + 12).length);
  expect(cut).toBe(0);
});

test('Cards have their facts one below the other, and the rows of the table break no figure', async ({ page }) => {
  await page.goto('/de/resorts');
  await expect(page.getByRole('article')).toHaveCount(12);
  await setTextSize(page, 32);
  await expectNoSidewaysScroll(page);

  await page.goto('/resorts?view=table');
  await expect(page.getByRole('table').getByRole('cell', { name: /ft$/ })).toHaveCount(12);
  await setTextSize(page, 32);
  const cells = page.getByRole('table').locator('[role="columnheader"], [role="cell"]');
  expect(await brokenWords(cells.filter({ hasNotText: /\s/ }))).toEqual([]);
});

test('At twice the size no page is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, words] of [
    ['/de', 'Das passende Skigebiet finden'],
    ['/de/about', 'Wie ein Skigebiet gelesen wird'],
    ['/de/compare', 'Skigebiete vergleichen'],
    ['/de/resorts/vail?tab=weather', 'Schneequalität'],
    ['/compare?ids=zermatt,vail', 'Compare two resorts'],
    ['/de/compare?ids=zermatt,vail', 'Zwei Skigebiete im Vergleich'],
    ['/fr/compare?ids=zermatt,vail', 'Comparer deux stations'],
    ['/fr/resorts', 'Charger d’autres stations'],
    ['/it/resorts', 'Carica altre località'],
    ['/fr/login', 'Mot de passe'],
    ['/it/resorts/zermatt', 'Pianifica un viaggio'],
  ] as const) {
    await page.goto(path);
    await expectWhole(page, words);
    await setTextSize(page, 32);
    await expectNoSidewaysScroll(page);
  }
});

test('At twice the size nothing is wider than the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const [path, words] of [
    ['/resorts/zermatt', 'Key Information'],
    ['/de/resorts/vail?tab=trails', 'Pisten nach Schwierigkeit'],
    ['/de/compare?ids=zermatt,vail,wengen-grindelwald', 'Lifte und Angebot'],
    ['/de/nowhere', 'Zur Startseite'],
    ['/it', 'Le località meglio valutate'],
  ] as const) {
    await page.goto(path);
    await expectWhole(page, words);
    await setTextSize(page, 32);
    await expectNoSidewaysScroll(page);
  }

  await page.goto('/de/resorts');
  await setTextSize(page, 32);
  await page.getByRole('button', { name: 'Reise planen' }).filter({ visible: true }).click();
  const trip = page.getByRole('dialog', { name: 'Meine Reise' });
  await expect(trip.getByRole('spinbutton', { name: 'Anfänger' })).toBeVisible();
  expect(await cutWidth(trip)).toBeLessThanOrEqual(0);
  expect(await brokenWords(trip.getByText('Anfänger', { exact: true }))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter und Sortierung' }).click();
  const filters = page.getByRole('dialog', { name: 'Filter und Sortierung' });
  await expect(filters.getByRole('group', { name: 'Pisten zählen in', exact: true })).toBeVisible();
  expect(await cutWidth(filters)).toBeLessThanOrEqual(0);
});

test('In a comparison the chosen names stay whole, and no month stands in another', async ({ page }) => {
  await page.goto('/compare?ids=zermatt,livigno');
  await expectWhole(page, 'Lifts and facilities');
  for (const size of [24, 32]) {
    await setTextSize(page, size);
    const name = page.getByRole('combobox', { name: /Zermatt/ }).getByText('Zermatt');
    expect(await brokenWords(name), `${size} px`).toEqual([]);
    const months = page
      .getByRole('img', { name: /^Open / })
      .first()
      .getByText(/^[A-Z]$/);
    await expect(months).toHaveCount(12);
    const room = await months.evaluateAll((all) => {
      const places = all.map((month) => month.getBoundingClientRect());
      return places.slice(1).map(({ left }, index) => left - (places[index]?.right ?? 0));
    });
    expect(Math.min(...room), `between months at ${size} px`).toBeGreaterThanOrEqual(0);
  }
});

test('The three answers of a round are read whole in German', async ({ page }) => {
  for (const [width, size] of [
    [390, 32],
    [320, 24],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/de${roundOfThree}`);
    const answers = page.getByRole('radiogroup', { name: 'Zermatt' });
    await expect(answers.getByRole('radio')).toHaveCount(3);
    await setTextSize(page, size);
    expect(await cutWidth(answers), `${width} px`).toBeLessThanOrEqual(0);
  }
});

/** Words alone in their box that take more than one line, or are cut by it. */
const brokenIn = (words: Locator) =>
  words.evaluateAll((all) =>
    all.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { right } = range.getBoundingClientRect();
      const edge = element.closest('button, h2')?.getBoundingClientRect().right ?? 0;
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return lines > 1 || right > edge ? [element.textContent] : [];
    }),
  );

test('A member’s own pages break no word of a choice on the narrowest phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await arrive(page, site, { as: 'member', saved: ['zermatt', 'livigno'] });
  await page.goto('/de/favorites');
  const views = page.getByRole('group', { name: 'Ansicht' }).getByRole('button');
  await expect(views).toHaveCount(2);
  await setTextSize(page, 24);
  expect(await brokenIn(views)).toEqual([]);

  await page.goto('/de/reviews');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await setTextSize(page, 24);
  const main = page.getByRole('main');
  expect(await brokenIn(main.getByRole('combobox').getByText('Neueste'))).toEqual([]);
  expect(await brokenIn(main.getByRole('article').getByRole('link', { name: 'Zermatt' }))).toEqual([]);

  await main.getByRole('article').first().getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  expect(await cutWidth(dialog)).toBeLessThanOrEqual(0);
});
