import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Review } from '@/api/reviews/review.schema';
import { addingReview } from '@/api/reviews/reviews.mutations';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { useAnnounceFailure } from '@/lib/announce-failure';
import type { AppError } from '@/lib/errors';
import { useEarlierSending } from '@/lib/use-earlier-sending';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';
import { dropSavedDraft } from './review-drafts';

type OwnReviewState =
  /** Not allowed to write reviews. */
  | { status: 'invited' }
  | { status: 'checking' }
  | { status: 'unknown'; error: AppError }
  | { status: 'none'; userId: string }
  | { status: 'written'; review: Review };

export interface OwnReview {
  state: OwnReviewState;
  /** Refetches, with status 'checking'; joins a pending request. */
  recheck: () => void;
}

/** Whether the current person has reviewed a resort. */
export function useOwnReview(resortId: string): OwnReview {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const mayWrite = user?.userType === 'registered';
  const [isRechecking, setRechecking] = useState(false);
  const check = useQuery({ ...reviewQueries.own(userId, resortId), enabled: mayWrite });
  // The resort's list may contain the review even if fetching the person's own has failed.
  const inList = useQuery({
    ...reviewQueries.ofResort(resortId),
    enabled: mayWrite,
    select: ({ data: reviews }) => reviews.find((review) => review.userId === userId) ?? null,
  });

  // If the list contains the review, the page does not show that the check failed.
  const isShownInline = check.data === undefined && !inList.data;
  useAnnounceFailure(check.error, { failure: m.reviews_check_failed(), isShownInline });

  const isBeingSent = useEarlierSending(addingReview(resortId), recheck);

  const review = check.data ?? inList.data ?? null;
  useEffect(() => {
    if (mayWrite && review) dropSavedDraft(userId, review);
  }, [mayWrite, userId, review]);

  function readState(): OwnReviewState {
    if (!mayWrite) return { status: 'invited' };
    if (review) return { status: 'written', review };
    if (check.error && check.data === undefined) return { status: 'unknown', error: check.error };
    return check.data === undefined || isRechecking || isBeingSent
      ? { status: 'checking' }
      : { status: 'none', userId };
  }

  function recheck() {
    setRechecking(true);
    void check.refetch({ cancelRefetch: false }).finally(() => setRechecking(false));
  }

  return { state: readState(), recheck };
}
