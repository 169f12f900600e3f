import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RatingStars } from '@/components/rating-stars';
import { RatingSummary } from '@/features/reviews/rating-summary';

it('the summary of ratings says the mean, the number of reviews and how they divide', () => {
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
