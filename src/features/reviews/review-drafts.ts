import type { Review } from '@/api/reviews/review.schema';
import type { DraftOwner } from '@/session/draft-storage';

/** The key under which the draft of a person's new review of a resort is stored. */
export const newReviewDraft = (userId: string, resortId: string): DraftOwner => ({
  userId,
  key: `review:${resortId}`,
});

/**
 * The key under which the draft of changes to a person's review is stored. There is one review per resort, so the key is
 * that of a new one: should the review be gone meanwhile, or turn up, the draft is in the form that is shown then.
 */
export const reviewEditDraft = (userId: string, { id, resortId }: Review): DraftOwner =>
  resortId ? newReviewDraft(userId, resortId) : { userId, key: `review-edit:${id}` };
