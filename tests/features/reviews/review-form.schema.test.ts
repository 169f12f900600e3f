// spec: 5.5

import { describe, expect, it } from 'vitest';
import { reviewDraftSchema, reviewEditSchema, reviewFormSchema } from '@/features/reviews/review-form.schema';

const review = { rating: 4, title: 'Go early', comment: 'Then leave late.' };
const messagesOf = (result: ReturnType<typeof reviewFormSchema.safeParse>) =>
  result.error?.issues.map(({ message }) => message) ?? [];
const complaints = (change: Partial<typeof review>) => messagesOf(reviewFormSchema.safeParse({ ...review, ...change }));

describe('a new review', () => {
  it('passes at both ends of what is allowed', () => {
    expect(complaints({ title: 'abc', comment: 'a'.repeat(10), rating: 1 })).toEqual([]);
    expect(complaints({ title: 'a'.repeat(100), comment: 'a'.repeat(1000), rating: 5 })).toEqual([]);
  });

  it.each([
    [{ rating: 0 }, 'Please select a rating'],
    [{ rating: 6 }, 'Please select a rating'],
    [{ title: 'ab' }, 'Title must be at least 3 characters'],
    [{ title: '' }, 'Title must be at least 3 characters'],
    [{ title: 'a'.repeat(101) }, 'Title cannot exceed 100 characters'],
    [{ comment: 'a'.repeat(9) }, 'Review must be at least 10 characters'],
    [{ comment: 'a'.repeat(1001) }, 'Review cannot exceed 1000 characters'],
  ])('with %o is refused', (change, message) => {
    expect(complaints(change)).toEqual([message]);
  });

  it('is measured and sent without the blanks around it', () => {
    expect(complaints({ title: '  a ', comment: `${' '.repeat(20)}short` })).toEqual([
      'Title must be at least 3 characters',
      'Review must be at least 10 characters',
    ]);
    expect(reviewFormSchema.parse({ ...review, title: ' Go early\n' })).toEqual(review);
  });

  it.each(['\u200b', '\u2800', '\u3164', '\u00ad', '\ufeff'])(
    'is refused when nothing of it can be seen (%j)',
    (letter) => {
      expect(complaints({ title: letter.repeat(3), comment: letter.repeat(60) })).toEqual([
        'Title must be at least 3 characters',
        'Review must be at least 10 characters',
      ]);
    },
  );

  it('may speak any language', () => {
    expect(
      complaints({ title: '雪が最高', comment: 'Ein Märchen für alle, die früh aufstehen – großartig! 🏔️' }),
    ).toEqual([]);
  });
});

describe('a changed review', () => {
  it('has no bounds of length, but nothing may be blank', () => {
    expect(reviewEditSchema.safeParse({ rating: 1, title: 'a', comment: 'b'.repeat(5000) }).success).toBe(true);
    expect(messagesOf(reviewEditSchema.safeParse({ rating: 0, title: ' ', comment: '\n' }))).toEqual([
      'Please select a rating',
      'Please enter a title',
      'Please enter your review',
    ]);
  });
});

describe('a draft', () => {
  it('is whatever fits the fields', () => {
    const draft = { rating: 0, title: '', comment: 'x' };
    expect(reviewDraftSchema.parse(draft)).toEqual(draft);
    expect(reviewDraftSchema.safeParse({ ...draft, rating: '4' }).success).toBe(false);
    expect(reviewDraftSchema.safeParse(null).success).toBe(false);
  });
});
