import { expect, it } from 'vitest';
import { textList } from '@/lib/lenient';

it('a list of texts has each of them once, in the order they came in', () => {
  expect(textList.parse(['Gondola', ' gondola', 'Gondola ', '', null, 7, '7', {}])).toEqual([
    'Gondola',
    'gondola',
    '7',
  ]);
  expect(textList.parse('Gondola')).toEqual([]);
});
