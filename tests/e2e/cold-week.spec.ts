import type { Locator } from '@playwright/test';
import { expect, test } from './site';

test.use({ viewport: { width: 320, height: 800 }, locale: 'fr-FR' });

/** The words of some elements that stand on more than one line: figures, units and years must not. */
const brokenWords = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/[^\s\u00a0]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (!text) return [];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      }),
    ),
  );

test('The weather of a cold week breaks no figure and no year', async ({ page }) => {
  const forecast = ['Mon', 'Tue', 'Wed'].map((date) => ({
    date,
    temperature: { low: -28, high: -20 },
    condition: 'Snow',
    snowAmount: 100,
  }));
  await page.route('**/api/resorts/zermatt/forecast', (route) => route.fulfill({ json: { forecast } }));
  await page.goto('/fr/resorts/zermatt?tab=weather');
  const figures = page.locator('[aria-labelledby=forecast] li [role=img] :is(b, span):visible');
  await expect(figures).toHaveText(Array(3).fill(['−28°', '−20°', '100 cm']).flat());
  expect(await brokenWords(figures)).toEqual([]);
  const heights = await figures.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights).size, 'a figure and its unit on one line').toBe(1);
  const date = page.locator('dt', { hasText: 'Dernière chute, ' });
  await expect(date).toBeVisible();
  expect(await brokenWords(date)).toEqual([]);
});
