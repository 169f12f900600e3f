import type { Review } from '@/api/reviews/review.schema';
import { parseIsoDate } from '@/lib/parse-iso-date';

const createdTime = ({ createdAt }: Review): number => parseIsoDate(createdAt)?.getTime() ?? 0;

/** The reviews, newest first; undated ones last, in the order they were sent. */
export const newestFirst = (reviews: readonly Review[]): Review[] =>
  reviews.toSorted((a, b) => createdTime(b) - createdTime(a));

/** As newestFirst, but with the person's own review first. */
export const ownFirst = (reviews: readonly Review[], ownId: string | undefined): Review[] =>
  newestFirst(reviews).toSorted((a, b) => Number(b.id === ownId) - Number(a.id === ownId));
