import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RatingStars } from '@/components/rating-stars';
import { ratingDistribution } from '@/features/reviews/rating-distribution';
import { RatingSummary } from '@/features/reviews/rating-summary';

describe('the summary of ratings', () => {
  it('says the mean, the number of reviews and how they divide', () => {
    render(<RatingSummary ratings={[5, 5, 5, 4, 4, 1]} />);
    expect(screen.getByRole('img', { name: '4 out of 5' })).toBeVisible();
    expect(screen.getByText('4.0')).toBeVisible();
    expect(screen.getByText('6 reviews')).toBeVisible();
    for (const line of [
      '5 stars: 3 reviews',
      '4 stars: 2 reviews',
      '3 stars: 0 reviews',
      '2 stars: 0 reviews',
      '1 star: 1 review',
    ]) {
      expect(screen.getByText(line)).toBeInTheDocument();
    }
  });

  it('is nothing without a rating', () => {
    const { container } = render(<RatingSummary ratings={[0, Number.NaN, 9]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('counts every rating from 1 to 5 once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.double(), fc.double({ min: 1, max: 5 }), fc.integer({ min: 0, max: 6 }))),
        (ratings) => {
          const distribution = ratingDistribution(ratings);
          const valid = ratings.filter((rating) => rating >= 1 && rating <= 5);
          if (distribution === null) {
            expect(valid).toEqual([]);
            return;
          }
          expect(distribution.count).toBe(valid.length);
          expect(distribution.byStars.reduce((sum, { count }) => sum + count, 0)).toBe(valid.length);
          expect(distribution.mean).toBeGreaterThanOrEqual(1 - 1e-9);
          expect(distribution.mean).toBeLessThanOrEqual(5 + 1e-9);
        },
      ),
    );
  });
});

describe('stars to look at', () => {
  it.each([
    [4.6, '4.6 out of 5'],
    [5, '5 out of 5'],
    [4.04, '4 out of 5'],
    [7, '5 out of 5'],
  ])('for %d say "%s"', (value, name) => {
    render(<RatingStars value={value} />);
    expect(screen.getByRole('img', { name })).toBeVisible();
  });

  it.each([0, -1, Number.NaN])('are not there for %d', (value) => {
    const { container } = render(<RatingStars value={value} />);
    expect(container).toBeEmptyDOMElement();
  });
});
