import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Review } from '@/api/reviews/review.schema';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { InEnglish } from '@/components/in-english';
import { LoadError } from '@/components/load-error';
import { useAnnounceFailure } from '@/lib/announce-failure';
import { m } from '@/paraglide/messages';
import { ownFirst } from './newest-first';
import { RatingSummary } from './rating-summary';
import { ReviewCard } from './review-card';
import { ReviewCards } from './review-cards';
import { ReviewSkeletons } from './review-skeletons';

interface ReviewListProps {
  resortId: string;
  /** Id of the person's own review, which comes first. */
  ownId: string | undefined;
  /** Renders the buttons of the person's own review. */
  renderActions: (review: Review) => ReactNode;
  /** Called when the list is refetched, because the focused button disappears. */
  onRetry: () => void;
}

/** The reviews of a resort: a summary of the ratings, then one's own review, then the others, newest first. */
export function ReviewList({ resortId, ownId, renderActions, onRetry }: ReviewListProps) {
  const { data: reviews, error, refetch } = useQuery(reviewQueries.ofResort(resortId));
  useAnnounceFailure(error, { failure: m.reviews_fetch_failed(), isShownInline: reviews === undefined });

  if (reviews === undefined && error) {
    const retry = () => {
      onRetry();
      void refetch();
    };
    return (
      <LoadError
        title={m.reviews_fetch_failed()}
        message={error.message}
        actions={[{ label: m.action_try_again(), onClick: retry }]}
      />
    );
  }
  if (reviews === undefined) return <ReviewSkeletons />;
  if (reviews.length === 0) {
    return <p className="border-t border-line py-6 text-ink-2">{m.reviews_none()}</p>;
  }
  return (
    <>
      <RatingSummary
        ratings={reviews.map(({ rating }) => rating)}
        className="pt-4 pb-8 md:grid-cols-[auto_minmax(0,24rem)]"
      />
      <InEnglish />
      <ReviewCards
        reviews={ownFirst(reviews, ownId)}
        renderCard={(review) => <ReviewCard review={review} actions={review.id === ownId && renderActions(review)} />}
      />
    </>
  );
}
