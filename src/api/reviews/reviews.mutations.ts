import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { messages } from '@/config/messages';
import type { AppError } from '@/lib/errors';
import type { Fetched } from '@/lib/fetched';
import { useIsMounted } from '@/lib/use-is-mounted';
import type { Review } from './review.schema';
import { createReview, deleteReview, updateReview } from './reviews.client';
import { reviewQueries } from './reviews.queries';

/** Cards carry the mean rating too, so lists on screen are refetched, and others when they are next shown. */
const ratedResorts = [resortQueries.lists, resortQueries.topRatedOfAnyNumber, resortQueries.details];

/** The server's response to a second review of the same resort, perhaps written in another browser tab. */
const isSecondReview = ({ message, statusCode }: AppError): boolean =>
  message === messages.reviews.alreadyReviewed || statusCode === 409;

/** Adds a review of a resort; afterwards its list, one's own reviews and the resort's rating are refetched. */
export function useAddReview(resortId: string) {
  const queryClient = useQueryClient();
  const ofResort = reviewQueries.ofResort(resortId).queryKey;
  const isShownInline = useIsMounted();
  return useMutation({
    mutationFn: createReview,
    onError: (error) => {
      if (!isSecondReview(error)) return;
      for (const queryKey of [ofResort, reviewQueries.mineOfAnyone]) void queryClient.invalidateQueries({ queryKey });
    },
    meta: {
      isShownInline,
      about: `review of ${resortId}`,
      success: messages.reviews.added,
      failure: (error) =>
        isSecondReview(error)
          ? { title: messages.reviews.alreadyReviewed }
          : { title: messages.reviews.addFailed, description: error.message },
      loggedOut: messages.reviews.logInToAdd,
      invalidates: [ofResort, reviewQueries.mineOfAnyone, ...ratedResorts],
    },
  });
}

/** Changes one's own review; afterwards every list of reviews and the resort's rating are refetched. */
export function useUpdateReview() {
  const refetchIfGone = useRefetchIfGone();
  const isShownInline = useIsMounted();
  return useMutation({
    mutationFn: updateReview,
    onError: refetchIfGone,
    meta: {
      isShownInline,
      success: messages.reviews.updated,
      failure: messages.reviews.updateFailed,
      loggedOut: messages.reviews.logInToUpdate,
      invalidates: [reviewQueries.all, ...ratedResorts],
    },
  });
}

/** Deletes one's own review. It goes from what is on screen at once; no cached list of reviews is trusted after it. */
export function useDeleteReview() {
  const queryClient = useQueryClient();
  const refetchIfGone = useRefetchIfGone();
  const isShownInline = useIsMounted();
  return useMutation({
    mutationFn: deleteReview,
    onSuccess: (_response, id) => {
      queryClient.removeQueries({ queryKey: reviewQueries.all, type: 'inactive' });
      queryClient.setQueriesData<Fetched<Review[]>>(
        { queryKey: reviewQueries.all },
        (fetched) => fetched && { ...fetched, data: fetched.data.filter((review) => review.id !== id) },
      );
    },
    onError: refetchIfGone,
    meta: {
      isShownInline,
      success: messages.reviews.deleted,
      failure: messages.reviews.deleteFailed,
      loggedOut: messages.reviews.logInToDelete,
      invalidates: [reviewQueries.all, ...ratedResorts],
    },
  });
}

/** A review that was deleted elsewhere should leave the page. */
function useRefetchIfGone() {
  const queryClient = useQueryClient();
  return ({ statusCode }: AppError) => {
    if (statusCode === 404) void queryClient.invalidateQueries({ queryKey: reviewQueries.all });
  };
}
