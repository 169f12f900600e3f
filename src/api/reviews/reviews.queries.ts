import { queryOptions } from '@tanstack/react-query';
import { FRESH_FOR } from '@/config/constants';
import { dataOf, type Fetched } from '@/lib/fetched';
import type { Review } from './review.schema';
import { getMyReviews, getReviewsOfResort } from './reviews.client';

/** Queries of reviews: those of a resort, and a person's own. */
export const reviewQueries = {
  all: ['reviews'] as const,
  mineOfAnyone: ['reviews', 'mine'] as const,

  ofResort: (resortId: string) =>
    queryOptions({
      queryKey: ['reviews', 'resort', resortId],
      queryFn: ({ signal }) => getReviewsOfResort(resortId, signal),
      staleTime: FRESH_FOR.reviews,
      select: dataOf,
    }),

  mine: (userId: string) =>
    queryOptions({
      queryKey: [...reviewQueries.mineOfAnyone, userId],
      queryFn: ({ signal }) => getMyReviews(signal),
      staleTime: FRESH_FOR.reviews,
      // Another tab may have changed them a moment ago; editing the old text would undo that.
      refetchOnWindowFocus: 'always',
      select: dataOf,
    }),

  /** The person's own review of one resort, picked from all of theirs; null when there is none. */
  own: (userId: string, resortId: string) => ({
    ...reviewQueries.mine(userId),
    select: ({ data }: Fetched<Review[]>) => data.find((review) => review.resortId === resortId) ?? null,
  }),
};
