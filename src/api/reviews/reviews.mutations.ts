import { useQueryClient } from '@tanstack/react-query';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { AppError } from '@/lib/errors';
import type { Fetched } from '@/lib/fetched';
import { plainText } from '@/lib/plain-text';
import { useInlineMutation } from '@/lib/use-inline-mutation';
import { m } from '@/paraglide/messages';
import type { Review } from './review.schema';
import { createReview, deleteReview, getMyReviews, updateReview } from './reviews.client';
import { reviewQueries } from './reviews.queries';

/** Queries with a resort's mean rating, which goes stale when its reviews change; favorites come with their resorts. */
const ratedResorts = [resortQueries.lists, resortQueries.topRatedLists, resortQueries.details, favoriteQueries.all];

/** The server's response to it, in English: the API need not know the page's language. */
const SECOND_REVIEW = 'You have already reviewed this resort';

/** Whether the server refused a second review of the same resort, perhaps written in another tab. */
const isSecondReview = ({ message, statusCode }: AppError): boolean =>
  [SECOND_REVIEW, m.reviews_already_reviewed()].includes(message) || statusCode === 409;

/**
 * Adds a review. One that is there already, word for word as it is read, counts as added: the response to an earlier attempt was
 * lost. The person's reviews are requested only after the server has refused a second one, which the form then says as the toast
 * does: in our words, since the server's may be missing or in another language.
 */
const addIfMissing = (review: Parameters<typeof createReview>[0]): Promise<void> =>
  createReview(review).catch(async (error: AppError) => {
    if (!isSecondReview(error)) throw error;
    const own = await getMyReviews().catch(() => null);
    const isThere = own?.data.some(
      ({ resortId, rating, title, comment }) =>
        resortId === review.resortId &&
        rating === review.rating &&
        title === plainText(review.title) &&
        comment === plainText(review.comment),
    );
    if (isThere) return;
    const { code, isRetryable, statusCode } = error;
    throw new AppError({ code, isRetryable, message: m.reviews_already_reviewed() }, { statusCode, cause: error });
  });

/** Subject of the announcements, the same for adding and changing: the dialog adds a review again that was deleted meanwhile. */
const aboutReview = (resortId: string) => `review of ${resortId}`;

/** Mutation key of adding a review of a resort. */
export const addingReview = (resortId: string): readonly string[] => ['adding-review', resortId];

/** Adds a review; then refetches the resort's reviews, the person's own and the resort's rating. */
export function useAddReview(resortId: string) {
  const queryClient = useQueryClient();
  const ofResort = reviewQueries.ofResort(resortId).queryKey;
  return useInlineMutation({
    mutationKey: addingReview(resortId),
    mutationFn: addIfMissing,
    onError: (error) => {
      if (!isSecondReview(error)) return;
      for (const queryKey of [ofResort, reviewQueries.mineOfAnyone]) void queryClient.invalidateQueries({ queryKey });
    },
    meta: {
      about: aboutReview(resortId),
      success: m.reviews_added(),
      failure: (error) =>
        isSecondReview(error)
          ? { title: m.reviews_already_reviewed() }
          : { title: m.reviews_add_failed(), description: error.message },
      loggedOut: m.reviews_log_in_to_add(),
      invalidates: [ofResort, reviewQueries.mineOfAnyone, ...ratedResorts],
    },
  });
}

/** Mutation key of changing a review. */
export const updatingReview = (id: string): readonly string[] => ['updating-review', id];

/** Changes one's own review; then refetches every list of reviews and the resort's rating. */
export function useUpdateReview({ id, resortId }: Review) {
  const queryClient = useQueryClient();
  return useInlineMutation({
    mutationKey: updatingReview(id),
    mutationFn: updateReview,
    // On a 404 it was deleted elsewhere: the refetch makes it disappear.
    onError: ({ statusCode }) => {
      if (statusCode === 404) void queryClient.invalidateQueries({ queryKey: reviewQueries.all });
    },
    meta: {
      about: aboutReview(resortId),
      success: m.reviews_updated(),
      failure: m.reviews_update_failed(),
      loggedOut: m.reviews_log_in_to_update(),
      invalidates: [reviewQueries.all, ...ratedResorts],
    },
  });
}

/** Deletes a review. One that is gone already counts as deleted: perhaps the response to an earlier attempt was lost. */
const deleteIfThere = (id: string): Promise<void> =>
  deleteReview(id).catch((error: AppError) => {
    if (error.statusCode !== 404) throw error;
  });

/** Mutation key of deleting a review. */
export const deletingReview = ['deleting-review'] as const;

/** Deletes one's own review, removes it from the lists on screen and drops all other cached lists of reviews. */
export function useDeleteReview() {
  const queryClient = useQueryClient();
  return useInlineMutation({
    mutationKey: deletingReview,
    mutationFn: deleteIfThere,
    onSuccess: (_response, id) => {
      queryClient.removeQueries({ queryKey: reviewQueries.all, type: 'inactive' });
      queryClient.setQueriesData<Fetched<Review[]>>(
        { queryKey: reviewQueries.all },
        (fetched) => fetched && { ...fetched, data: fetched.data.filter((review) => review.id !== id) },
      );
    },
    meta: {
      success: m.reviews_deleted(),
      failure: m.reviews_delete_failed(),
      loggedOut: m.reviews_log_in_to_delete(),
      invalidates: [reviewQueries.all, ...ratedResorts],
    },
  });
}
