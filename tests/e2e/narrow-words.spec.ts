import { roundAddress, three, tripLink } from './links';
import { expectNoBrokenWords, overlapping, placeOf } from './page-checks';
import { expect, test } from './site';
import { expectWhole } from './visit-state';
import { brokenWords, cutWidth, nextFrame, resize, spaceText, wordsAt } from './window-and-text';

// Words that are longer in one language than in another.
test.use({ viewport: { width: 320, height: 800 } });

test('The links of the foot stand clear of each other in German', async ({ page }) => {
  await page.goto('/de/about');
  const places = await wordsAt(page.getByRole('contentinfo').getByRole('navigation').first().getByRole('link'));
  expect(places.length).toBeGreaterThan(5);
  expect(overlapping(places)).toEqual([]);
});

test('The search for a text in all resorts is read to its end in German, and the line above it starts where it does', async ({
  page,
}) => {
  await page.goto('/de/resorts');
  await page.getByRole('combobox', { name: 'Skigebiete suchen' }).fill('xyz');
  const all = page.getByText('Alle Skigebiete nach „xyz“ durchsuchen');
  await expect(all).toBeVisible();
  expect(await cutWidth(all)).toBe(0);
  const none = page.getByText('Kein Skigebiet, Land oder Skiverbund beginnt mit „xyz“.');
  await expect(none).toBeVisible();
  for (const width of [320, 390]) {
    await resize(page, width, 800);
    expect((await placeOf(none)).left, `${width} px`).toBe((await placeOf(all)).left);
  }
});

test('The search of the list has room to type beside the button of the filters in German', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/de/resorts');
  const field = page.getByRole('combobox', { name: 'Skigebiete suchen' });
  expect(await field.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(120);
  await spaceText(page);
  expect(await field.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(120);
});

test('No level of a group is broken in French, whatever room its amount takes', async ({ page }) => {
  await page.goto(`/fr/resorts/zermatt?trip=${tripLink}`);
  const level = page.getByRole('main').getByRole('listitem').getByText('1 intermédiaire', { exact: true });
  for (const width of [320, 1440]) {
    await resize(page, width);
    await expect(level).toBeVisible();
    expect(await brokenWords(level), `${width} px`).toEqual([]);
  }
});

test('No level of the runs is broken in French beside hundreds of kilometres', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('units', 'metric'));
  await page.goto('/fr/resorts/zermatt?tab=trails');
  await expect(page.getByText('En kilomètres, sur tout le domaine')).toBeVisible();
  await expectNoBrokenWords(page);
});

test('What fits a trip is read to its end beside the map', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/resorts?view=map&sortBy=trip&trip=${tripLink}`);
  const fits = page.getByRole('list', { name: 'For your trip' }).getByText(/passes for several days cost less$/);
  await expect(fits.first()).toBeVisible();
  const cut = await fits.evaluateAll((all) => all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  expect(new Set(cut)).toEqual(new Set([0]));
});

test('In German a country keeps its last letters beside a note that can give way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/resorts?view=table&country=United+States');
  const country = page.getByRole('table').getByText('Vereinigte Staaten', { exact: true }).first();
  await expect(country).toBeVisible();
  // A fraction of a pixel is enough for the dots.
  const lost = await country.evaluate((words) => {
    const { width } = words.getBoundingClientRect();
    words.style.flexShrink = '0';
    return words.getBoundingClientRect().width - width;
  });
  expect(lost).toBe(0);
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
  expect(await brokenWords(together)).toEqual([]);
});

test('In a comparison on a phone each level stands beside its length', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare?ids=wengen-grindelwald,zermatt');
  await expectWhole(page, 'Lifts and facilities');
  const levels = page.getByRole('row', { name: /^Length/ }).getByText(/^Intermediate/);
  await expect(levels).toHaveCount(2);
  const places = await wordsAt(levels);
  const lengths = page.getByRole('row', { name: /^Length/ }).getByText(/^(35|137) mi$/);
  await expect(lengths).toHaveCount(2);
  for (const [index, { top }] of (await wordsAt(lengths)).entries()) {
    expect(top).toBeLessThan(places[index]?.bottom ?? 0);
  }
});

test('In a comparison no day of the snow to come is broken', async ({ page }) => {
  await page.goto('/compare?ids=zermatt,livigno');
  await expectWhole(page, 'Lifts and facilities');
  const days = page.getByRole('listitem').getByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/);
  await expect(days).toHaveCount(10);
  expect(await brokenWords(days)).toEqual([]);
});

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
    await resize(page, width);
    await expect(line).toBeVisible();
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
  expect(await brokenWords(note)).toEqual([]);
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

test('The weather of a cold week breaks no figure and no year in French', async ({ page }) => {
  const forecast = ['Mon', 'Tue', 'Wed'].map((date) => ({
    date,
    temperature: { low: -28, high: -20 },
    condition: 'Snow',
    snowAmount: 100,
  }));
  await page.addInitScript(() => localStorage.setItem('units', 'metric'));
  await page.route('**/api/resorts/zermatt/forecast', (route) => route.fulfill({ json: { forecast } }));
  await page.goto('/fr/resorts/zermatt?tab=weather');
  const figures = page.locator('[aria-labelledby=forecast] li [role=img] :is(b, span):visible');
  await expect(figures).toHaveText(Array(3).fill(['−28°', '−20°', '100 cm']).flat());
  expect(await brokenWords(figures)).toEqual([]);
  await expect(page.locator('dt', { hasText: 'Dernière chute, ' })).toBeVisible();
  await expectNoBrokenWords(page);
});
