import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inLanguage } from '../support/in-language';
import { resortWith } from '../support/resort';

it.each([
  ['en', 'highest', 'lowest'],
  ['de', 'am höchsten', 'am niedrigsten'],
] as const)('%s: a comparison says which rating is the %s, which the %s', async (language, highest, lowest) => {
  const { ratingRow } = await inLanguage(language, () => import('@/features/compare/grid/fact-rows'));
  const { cells } = ratingRow([
    resortWith({ rating: 4.8, reviewCount: 9 }),
    resortWith({ rating: 4.1, reviewCount: 9 }),
  ]);
  const [best, worst] = cells.map((cell) => renderToStaticMarkup(cell));
  expect(best).toContain(highest);
  expect(worst).toContain(lowest);
});
