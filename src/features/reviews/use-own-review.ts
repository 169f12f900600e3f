import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Review } from '@/api/reviews/review.schema';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { messages } from '@/config/messages';
import { useAnnounceFailure } from '@/lib/announce-failure';
import type { AppError } from '@/lib/errors';
import { useAuth } from '@/session/auth-context';
import { permissionsOf } from '@/session/permissions';

type OwnReviewState =
  /** Whoever is here may not write. */
  | { status: 'invited' }
  | { status: 'checking' }
  | { status: 'unknown'; error: AppError }
  | { status: 'none'; userId: string }
  | { status: 'written'; review: Review };

interface OwnReview {
  state: OwnReviewState;
  /** Refetches, showing that it does; joins a request that is under way. */
  recheck: () => void;
}

/** Whether the person who is here has reviewed a resort. */
export function useOwnReview(resortId: string): OwnReview {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const mayWrite = permissionsOf(user).writesReviews;
  const [isRechecking, setRechecking] = useState(false);
  const check = useQuery({ ...reviewQueries.own(userId, resortId), enabled: mayWrite });
  // A review that is in the list is known, even where one's own could not be fetched.
  const inList = useQuery({
    ...reviewQueries.ofResort(resortId),
    enabled: mayWrite,
    select: ({ data: reviews }) => reviews.find((review) => review.userId === userId) ?? null,
  });

  // Where the list knows the review, nothing is said in the page of a check that failed.
  const isShownInline = check.data === undefined && !inList.data;
  useAnnounceFailure(check.error, { failure: messages.reviews.checkFailed, isShownInline });

  function read(): OwnReviewState {
    if (!mayWrite) return { status: 'invited' };
    const review = check.data ?? inList.data;
    if (review) return { status: 'written', review };
    if (check.error && check.data === undefined) return { status: 'unknown', error: check.error };
    return check.data === undefined || isRechecking ? { status: 'checking' } : { status: 'none', userId };
  }

  function recheck() {
    setRechecking(true);
    void check.refetch({ cancelRefetch: false }).finally(() => setRechecking(false));
  }

  return { state: read(), recheck };
}
