// spec: 3.8

import { describe, expect, it } from 'vitest';
import { favoriteListSchema } from '@/api/favorites/favorite.schema';

describe('favorites', () => {
  it('come wrapped or bare, with or without the resort', () => {
    const list = [{ resort_id: 'a', resort: { id: 'a', name: 'A' } }, { resort_id: 'b' }];
    expect(favoriteListSchema.parse({ favorites: list })).toEqual(favoriteListSchema.parse(list));
    expect(favoriteListSchema.parse(list).map(({ resortId, resort }) => [resortId, resort?.name])).toEqual([
      ['a', 'A'],
      ['b', undefined],
    ]);
  });

  it('hold each resort once and drop what names none', () => {
    const read = favoriteListSchema.parse([
      { resort_id: 'a' },
      { resort_id: 'a' },
      {},
      null,
      { resort: { id: 'c', name: 'C' } },
    ]);
    expect(read.map(({ resortId }) => resortId)).toEqual(['a', 'c']);
  });
});
