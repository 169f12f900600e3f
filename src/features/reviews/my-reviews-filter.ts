import { parseAsStringLiteral } from 'nuqs/server';
import type { Review } from '@/api/reviews/review.schema';
import { parseIsoDate } from '@/lib/parse-iso-date';
import { newestFirst } from './newest-first';

/** Sort orders, as in the query string. */
export const reviewSorts = ['newest', 'oldest', 'highest_rated', 'lowest_rated', 'resort_name'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Star filters, as in the query string. */
export const ratingFilters = ['all', '5', '4', '3', '2', '1'] as const;
type RatingFilter = (typeof ratingFilters)[number];

/** Sort order and filter of a person's own reviews. */
export interface MyReviewsFilter {
  sort: ReviewSort;
  rating: RatingFilter;
}

/** Parsers for the query string; unknown values are ignored. */
export const myReviewsParsers = {
  sort: parseAsStringLiteral(reviewSorts).withDefault('newest'),
  rating: parseAsStringLiteral(ratingFilters).withDefault('all'),
};

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

// Sorting is stable, so equal reviews stay newest first.
const orders: Readonly<Record<ReviewSort, (newest: readonly Review[]) => readonly Review[]>> = {
  newest: (newest) => newest,
  oldest: (newest) => [...newest.filter(isDated).toReversed(), ...newest.filter((review) => !isDated(review))],
  highest_rated: (newest) => newest.toSorted((a, b) => b.rating - a.rating),
  lowest_rated: (newest) => newest.toSorted((a, b) => a.rating - b.rating),
  resort_name: (newest) =>
    newest.toSorted(
      (a, b) => Number(!a.resortName) - Number(!b.resortName) || byName.compare(a.resortName, b.resortName),
    ),
};

function isDated({ createdAt }: Review): boolean {
  return parseIsoDate(createdAt) !== null;
}

/** The reviews that pass the filter, sorted. Those without a date or resort name come last in orders by it. */
export function filterReviews(reviews: readonly Review[], { sort, rating }: MyReviewsFilter): readonly Review[] {
  const matching = rating === 'all' ? reviews : reviews.filter((review) => review.rating === Number(rating));
  return orders[sort](newestFirst(matching));
}
