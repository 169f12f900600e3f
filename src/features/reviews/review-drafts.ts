import type { Review } from '@/api/reviews/review.schema';
import type { DraftOwner } from '@/session/draft-storage';

/** Where a person's new review of a resort is kept while it is written. */
export const newReviewDraft = (userId: string, resortId: string): DraftOwner => ({
  userId,
  key: `review:${resortId}`,
});

/**
 * Where the changes to a person's review are kept while they are made. There is one review per resort, so the place is
 * that of a new one: should the review be gone meanwhile, or turn up, the words are in the form that there is.
 */
export const reviewEditDraft = (userId: string, { id, resortId }: Review): DraftOwner =>
  resortId ? newReviewDraft(userId, resortId) : { userId, key: `review-edit:${id}` };
