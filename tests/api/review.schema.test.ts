// spec: 3.8, 3.9

import { describe, expect, it } from 'vitest';
import { favoriteListSchema } from '@/api/favorites/favorite.schema';
import { reviewListSchema } from '@/api/reviews/review.schema';

const camel = {
  id: 1,
  userId: 'u',
  userName: 'Lena',
  userAvatar: '',
  resortId: 'zermatt',
  rating: '5',
  title: 'Early train',
  comment: 'Empty glacier',
  created_at: '2026-02-02T08:00:00Z',
  resort: { name: 'Zermatt' },
};

it('a list that the server writes as null is empty, and a response that is null fails', () => {
  expect(favoriteListSchema.parse({ favorites: null })).toEqual([]);
  expect(reviewListSchema.parse({ reviews: null })).toEqual([]);
  expect(favoriteListSchema.safeParse(null).success).toBe(false);
  expect(reviewListSchema.safeParse({}).success).toBe(false);
});

describe('reviews', () => {
  it('read camel and snake fields alike, wrapped or bare', () => {
    const { userId, userName, userAvatar, resortId, ...rest } = camel;
    const snake = { ...rest, user_id: userId, user_name: userName, user_avatar: userAvatar, resort_id: resortId };
    expect(reviewListSchema.parse({ reviews: [snake] })).toEqual(reviewListSchema.parse([camel]));
  });

  it('fall back to the date for the time of writing', () => {
    const [review] = reviewListSchema.parse([{ ...camel, created_at: null, date: '2026-01-01' }]);
    expect(review?.createdAt).toBe('2026-01-01');
  });

  it('keep ratings within one and five stars and drop a review without one', () => {
    const reviews = reviewListSchema.parse([
      { ...camel, rating: 11 },
      { ...camel, id: 2, rating: 0 },
      { ...camel, id: 3, rating: 'good' },
    ]);
    expect(reviews.map(({ rating }) => rating)).toEqual([5, 1]);
  });

  it('name a writer whose name is missing', () => {
    expect(reviewListSchema.parse([{ ...camel, userName: ' ' }])[0]?.userName).toBe('Anonymous');
  });
});

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
