import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { messages } from '@/config/messages';
import { createReview, deleteReview, updateReview } from './reviews.client';
import { reviewQueries } from './reviews.queries';

/** Adds a review of a resort; afterwards its list, one's own reviews and the resort's rating are asked for again. */
export function useAddReview(resortId: string) {
  return useMutation({
    mutationFn: createReview,
    meta: {
      success: messages.reviews.added,
      failure: messages.reviews.addFailed,
      invalidates: [
        reviewQueries.ofResort(resortId).queryKey,
        reviewQueries.mineOfAnyone,
        resortQueries.detail(resortId).queryKey,
      ],
    },
  });
}

/** Changes one's own review. */
export function useUpdateReview() {
  return useMutation({
    mutationFn: updateReview,
    meta: {
      success: messages.reviews.updated,
      failure: messages.reviews.updateFailed,
      invalidates: [reviewQueries.all, ['resorts', 'detail']],
    },
  });
}

/** Deletes one's own review; afterwards no cached list of reviews is trusted. */
export function useDeleteReview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteReview,
    onSuccess: () => queryClient.removeQueries({ queryKey: reviewQueries.all, type: 'inactive' }),
    meta: {
      success: messages.reviews.deleted,
      failure: messages.reviews.deleteFailed,
      invalidates: [reviewQueries.all, ['resorts', 'detail']],
    },
  });
}
