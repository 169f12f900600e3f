import { expect, it } from 'vitest';
import { inLanguage } from '../support/in-language';

// In each language by hand.
it.each([
  ['en', ['lowest', null, 'highest'], ['least, shared', 'least, shared', 'most']],
  ['de', ['am niedrigsten', null, 'am höchsten'], ['am wenigsten, gleichauf', 'am wenigsten, gleichauf', 'am meisten']],
  ['fr', ['le plus bas', null, 'le plus haut'], ['le moins, ex æquo', 'le moins, ex æquo', 'le plus']],
  ['it', ['il più basso', null, 'il più alto'], ['di meno, a pari merito', 'di meno, a pari merito', 'di più']],
] as const)('the ends of a compared row are named in %s', async (language, heights, amounts) => {
  const { furthestWords } = await inLanguage(language, () => import('@/domain/compare/furthest'));
  expect(furthestWords([1000, 1500, 2000], 'height')).toEqual(heights);
  expect(furthestWords([3, 3, 5], 'amount')).toEqual(amounts);
});
