import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Review } from '@/api/reviews/review.schema';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { LoadError } from '@/components/load-error';
import { messages } from '@/config/messages';
import { useAnnounceFailure } from '@/lib/announce-failure';
import { ownFirst } from './newest-first';
import { RatingSummary } from './rating-summary';
import { ReviewCard } from './review-card';
import { ReviewCards } from './review-cards';
import { ReviewSkeletons } from './review-skeletons';

interface ReviewListProps {
  resortId: string;
  /** One's own review, which leads the list. */
  ownId?: string | undefined;
  /** Buttons of one's own review. */
  renderActions?: (review: Review) => ReactNode;
  /** Told when the list is refetched, because the button for it goes. */
  onRetry?: () => void;
}

/** What skiers say of a resort: the sum of it, then every review, one's own and then the newest first. */
export function ReviewList({ resortId, ownId, renderActions, onRetry }: ReviewListProps) {
  const { data: reviews, error, refetch } = useQuery(reviewQueries.ofResort(resortId));
  useAnnounceFailure(error, { failure: messages.reviews.fetchFailed, isShownInline: reviews === undefined });
  const ordered = useMemo(() => ownFirst(reviews ?? [], ownId), [reviews, ownId]);

  if (reviews === undefined && error) {
    const retry = () => {
      onRetry?.();
      void refetch();
    };
    return (
      <LoadError
        title={messages.reviews.fetchFailed}
        message={error.message}
        actions={[{ label: 'Try Again', onClick: retry }]}
      />
    );
  }
  if (reviews === undefined) return <ReviewSkeletons />;
  if (reviews.length === 0) {
    return <p className="border-t border-line py-6 text-ink-2">No reviews yet. Be the first to say what it is like.</p>;
  }
  return (
    <>
      <RatingSummary
        ratings={reviews.map(({ rating }) => rating)}
        className="pt-4 pb-8 md:grid-cols-[auto_minmax(0,24rem)]"
      />
      <ReviewCards
        reviews={ordered}
        renderCard={(review) => <ReviewCard review={review} actions={review.id === ownId && renderActions?.(review)} />}
      />
    </>
  );
}
