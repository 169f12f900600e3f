import type { Review } from '@/api/reviews/review.schema';
import type { DraftOwner } from '@/session/draft-storage';

/** Storage key of the draft of a person's new review of a resort. */
export const newReviewDraft = (userId: string, resortId: string): DraftOwner => ({
  userId,
  key: `review:${resortId}`,
});

/**
 * Storage key of the draft of an edited review. There is one review per resort, so it shares the key of a new one: if
 * the review is deleted meanwhile, or appears, the form shown then has the draft.
 */
export const reviewEditDraft = (userId: string, { id, resortId }: Review): DraftOwner =>
  resortId ? newReviewDraft(userId, resortId) : { userId, key: `review-edit:${id}` };
