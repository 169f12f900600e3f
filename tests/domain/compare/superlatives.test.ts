import { expect, it } from 'vitest';
import { superlatives } from '@/domain/compare/superlatives';

it.each([
  ['the ends of a row', [3883, 2811, 2096], 'height', ['highest', null, 'lowest']],
  ['an end that is shared', [81, 53, 53], 'price', ['highest', 'lowest, shared', 'lowest, shared']],
  ['amounts', [2263, 1507, 1266], 'amount', ['most', null, 'least']],
  ['counts', [63, 113, 71], 'count', ['fewest', 'most', null]],
  ['ways', [173, 131, 306], 'distance', [null, 'nearest', 'furthest']],
  ['what is not reported', [null, 700, 300], 'amount', [null, 'most', 'least']],
  ['nothing where one reports', [null, 700, null], 'amount', [null, null, null]],
  ['nothing where all are equal', [5, 5, 5], 'rating', [null, null, null]],
  ['nothing of nothing', [], 'rating', []],
] as const)('words name %s', (_case, values, kind, words) => {
  expect(superlatives(values, kind)).toEqual(words);
});
