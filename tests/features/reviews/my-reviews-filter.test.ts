// spec: 5.8

import { createLoader, createSerializer } from 'nuqs/server';
import { describe, expect, it } from 'vitest';
import type { Review } from '@/api/reviews/review.schema';
import { filterReviews, type MyReviewsFilter, myReviewsParsers } from '@/features/reviews/my-reviews-filter';

const load = createLoader(myReviewsParsers);
const write = createSerializer(myReviewsParsers);

const review = (id: string, resortName: string, rating: number, createdAt: string): Review => ({
  id,
  resortName,
  rating,
  createdAt,
  userId: 'lena',
  userName: 'Lena Meier',
  userAvatar: '',
  resortId: id,
  title: 'Title',
  comment: 'Comment',
});

const reviews = [
  review('b', 'Åre', 3, '2026-01-05'),
  review('d', 'Zermatt', 5, ''),
  review('a', 'aspen', 3, '2026-02-01T09:00:00Z'),
  review('c', '', 4, '2025-12-24T18:00:00Z'),
];
const ids = (filter: Partial<MyReviewsFilter>) =>
  filterReviews(reviews, { ...load(''), ...filter })
    .map(({ id }) => id)
    .join('');

describe('my reviews', () => {
  it('come newest first, or in the order asked for, equals newest first', () => {
    expect(ids({})).toBe('abcd');
    expect(ids({ sort: 'oldest' })).toBe('cbad');
    expect(ids({ sort: 'highest_rated' })).toBe('dcab');
    expect(ids({ sort: 'lowest_rated' })).toBe('abcd');
    expect(ids({ sort: 'resort_name' })).toBe('badc');
  });

  it('are filtered by their stars', () => {
    expect(ids({ rating: '3' })).toBe('ab');
    expect(ids({ rating: '3', sort: 'oldest' })).toBe('ba');
    expect(ids({ rating: '1' })).toBe('');
  });

  it('with a date that is not one to the day come last, as those without', () => {
    const found = filterReviews([review('x', 'Laax', 3, '2026'), ...reviews], { ...load(''), sort: 'oldest' });
    expect(found.map(({ id }) => id).join('')).toBe('cbaxd');
  });

  it('are left as they were given', () => {
    const given = reviews.map(({ id }) => id);
    ids({ sort: 'resort_name' });
    expect(reviews.map(({ id }) => id)).toEqual(given);
  });
});

describe('the filter in the address', () => {
  it('holds only what was chosen, and is read back', () => {
    expect(load('')).toEqual({ sort: 'newest', rating: 'all' });
    expect(write(load(''))).toBe('');
    const filter: MyReviewsFilter = { sort: 'resort_name', rating: '2' };
    expect(write(filter)).toBe('?sort=resort_name&rating=2');
    expect(load(write(filter))).toEqual(filter);
  });

  it('ignores what it does not know', () => {
    expect(load('?sort=loudest&rating=6&page=2')).toEqual(load(''));
  });
});
