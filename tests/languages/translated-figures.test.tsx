import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inLanguage } from '../support/in-language';

it.each([
  { text: 'December', told: /<dd[^>]*>décembre<\/dd>/ },
  { text: 'mid December', told: /<dd lang="en"[^>]*>mid December<\/dd>/ },
])('A French page tells the season from "$text"', async ({ text, told }) => {
  const { SeasonPanel } = await inLanguage('fr', () => import('@/features/resort-page/price-and-season'));
  const season = { start: text, end: 'April' };
  expect(renderToStaticMarkup(<SeasonPanel season={season} tripDays={null} />)).toMatch(told);
});

it('A German page writes metres of visibility with its own marks', async () => {
  const { visibilityMeasure, unitsOf } = await inLanguage('de', async () => ({
    ...(await import('@/features/weather/visibility')),
    ...(await import('@/lib/units')),
  }));
  expect(visibilityMeasure('1500 m', unitsOf('metric'))).toEqual({ value: '1.500', unit: 'm' });
});

it('A German page writes a rating of four and a half with a comma', async () => {
  const { RatingFilter } = await inLanguage('de', () => import('@/features/resort-filters/rating-filter'));
  const markup = renderToStaticMarkup(<RatingFilter value={4.5} highest={5} rated={null} onChange={() => {}} />);
  expect(markup).toContain('>4,5<');
  expect(markup).not.toContain('>4.5<');
});
