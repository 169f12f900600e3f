import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Review } from '@/api/reviews/review.schema';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { LoadError } from '@/components/load-error';
import { messages } from '@/config/messages';
import { newestFirst } from './newest-first';
import { RatingSummary } from './rating-summary';
import { ReviewCard } from './review-card';
import { ReviewCardSkeleton } from './review-card-skeleton';

const PLACEHOLDERS = [1, 2, 3];

interface ReviewListProps {
  resortId: string;
  /** Buttons of a review, such as the author's own. */
  renderActions?: (review: Review) => ReactNode;
}

/** What skiers say of a resort: the sum of it, then every review, newest first. */
export function ReviewList({ resortId, renderActions }: ReviewListProps) {
  const { data: reviews, error, isFetching, refetch } = useQuery(reviewQueries.ofResort(resortId));

  if (reviews === undefined && error) {
    return (
      <LoadError
        title={messages.reviews.fetchFailed}
        message={error.message}
        actions={[{ label: 'Try Again', onClick: () => void refetch(), busy: isFetching }]}
      />
    );
  }
  if (reviews === undefined) {
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          Loading reviews
        </p>
        {PLACEHOLDERS.map((place) => (
          <ReviewCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  if (reviews.length === 0) {
    return <p className="border-t border-line py-6 text-ink-2">No reviews yet. Be the first to say what it is like.</p>;
  }
  return (
    <>
      <RatingSummary ratings={reviews.map(({ rating }) => rating)} />
      {newestFirst(reviews).map((review) => (
        <ReviewCard key={review.id} review={review} actions={renderActions?.(review)} />
      ))}
    </>
  );
}
