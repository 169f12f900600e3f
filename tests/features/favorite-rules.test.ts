// spec: 5.1, 8.4

import { describe, expect, it } from 'vitest';
import { resortSchema } from '@/api/resorts/resort.schema';
import { errorsByStatus, unknownError } from '@/config/error-catalogue';
import { addedText, isLimitError, isSaved, withChange } from '@/features/favorites/favorite-rules';
import { AppError } from '@/lib/errors';

const [a, b] = ['a', 'b'].map((id) => resortSchema.parse({ id, name: id.toUpperCase() }));
if (!a || !b) throw new Error('No resorts');
const [favoriteA, favoriteB] = [
  { resortId: 'a', resort: a },
  { resortId: 'b', resort: b },
];
const saved = [favoriteA];

describe('favorites', () => {
  it('gain and lose one resort and keep the others', () => {
    expect(withChange(saved, favoriteB, true).map(({ resortId }) => resortId)).toEqual(['a', 'b']);
    expect(withChange(saved, favoriteA, true)).toEqual(saved);
    expect(withChange(saved, favoriteA, false)).toEqual([]);
    expect(isSaved(saved, 'b')).toBe(false);
  });

  it("know the guest limit by the server's words", () => {
    const refused = (message: string) => new AppError(errorsByStatus[403] ?? unknownError, { message });
    expect(isLimitError(refused('Guest users can only save up to 3 resorts'))).toBe(true);
    expect(isLimitError(refused('Guest users can only save up to 3 resorts. Sign up for more.'))).toBe(true);
    expect(isLimitError(refused('Not yours'))).toBe(false);
  });

  it('tell a guest how many places are taken', () => {
    expect(addedText('Zermatt', true, 2)).toBe('Zermatt added to favorites (2/3 used)');
    expect(addedText('Zermatt', true, undefined)).toBe('Zermatt added to favorites');
    expect(addedText('Zermatt', false, 2)).toBe('Zermatt added to favorites');
  });
});
