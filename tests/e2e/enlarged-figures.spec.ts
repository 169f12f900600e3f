import { areApart, expectNoBrokenWords, placeOf } from './page-checks';
import { expect, test } from './site';
import { setTextSize } from './text-size';
import { expectWhole, nextFrame } from './visit-state';

// A phone whose owner has set text half as large again, or twice as large. The tray of the comparison stands still from the start.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('A resort says its figures and words whole at half as large again, and its bars do not cover one another', async ({
  page,
}) => {
  await page.goto('/compare?ids=zermatt,livigno,vail');
  await expectWhole(page, 'Lifts and facilities');
  for (const [path, words] of [
    ['/de/resorts/zermatt', 'Auf einen Blick'],
    ['/resorts/zermatt?tab=trails', 'Runs by difficulty'],
    ['/de/resorts/zermatt?tab=weather', 'Vorhersage für 5 Tage'],
  ] as const) {
    await page.goto(path);
    await expectWhole(page, words);
    await setTextSize(page, 24);
    await nextFrame(page);
    await expectNoBrokenWords(page);
    const tray = page.getByRole('complementary', { name: /^(Comparison|Vergleich)$/ }).getByRole('link');
    const sections = page.getByRole('main').getByRole('button', { expanded: false }).last();
    expect(areApart(await placeOf(tray), await placeOf(sections)), path).toBe(true);
  }
});

test('Degrees and snow of a forecast are not divided at twice the size', async ({ page }) => {
  await page.goto('/de/resorts/zermatt?tab=weather');
  await expectWhole(page, 'Vorhersage für 5 Tage');
  await setTextSize(page, 32);
  await nextFrame(page);
  const days = page.getByRole('region', { name: 'Vorhersage für 5 Tage' }).getByRole('listitem');
  await expect(days).toHaveCount(5);
  const figures = days.getByText(/^[\d−,.]+(°| in| cm)$/).filter({ visible: true });
  // Low, high and snow of each day.
  await expect(figures).toHaveCount(15);
  const divided = await figures.evaluateAll((all) =>
    all.flatMap((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        ? [figure.textContent]
        : [];
    }),
  );
  expect(divided).toEqual([]);
});
