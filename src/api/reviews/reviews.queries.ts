import { queryOptions } from '@tanstack/react-query';
import { FRESH_FOR } from '@/config/constants';
import { messages } from '@/config/messages';
import { getMyReviews, getReviewsOfResort } from './reviews.client';

/** Reads of reviews: those of a resort, and one's own. */
export const reviewQueries = {
  all: ['reviews'] as const,
  mineOfAnyone: ['reviews', 'mine'] as const,

  ofResort: (resortId: string) =>
    queryOptions({
      queryKey: ['reviews', 'resort', resortId],
      queryFn: ({ signal }) => getReviewsOfResort(resortId, signal),
      staleTime: FRESH_FOR.reviews,
      meta: { failure: messages.reviews.fetchFailed },
    }),

  mine: (userId: string) =>
    queryOptions({
      queryKey: [...reviewQueries.mineOfAnyone, userId],
      queryFn: ({ signal }) => getMyReviews(signal),
      staleTime: FRESH_FOR.reviews,
      meta: { failure: messages.reviews.mineFailed },
    }),

  /** The person's own review of one resort, picked from all of theirs; null when there is none. */
  own: (userId: string, resortId: string) => ({
    ...reviewQueries.mine(userId),
    select: (reviews: Awaited<ReturnType<typeof getMyReviews>>) =>
      reviews.find((review) => review.resortId === resortId) ?? null,
    meta: { failure: messages.reviews.checkFailed },
  }),
};
