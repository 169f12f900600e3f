import type { Review } from '@/api/reviews/review.schema';

const writtenAt = ({ createdAt }: Review): number => Date.parse(createdAt) || 0;

/** The reviews from the newest to the oldest; undated ones come last, in the order they were sent. */
export const newestFirst = (reviews: readonly Review[]): Review[] =>
  [...reviews].sort((a, b) => writtenAt(b) - writtenAt(a));
