import type { DraftOwner } from '@/session/draft-storage';

/** Where a person's new review of a resort is kept while it is written. */
export const newReviewDraft = (userId: string, resortId: string): DraftOwner => ({
  userId,
  key: `review:${resortId}`,
});

/** Where the changes to a person's review are kept while they are made. */
export const reviewEditDraft = (userId: string, reviewId: string): DraftOwner => ({
  userId,
  key: `review-edit:${reviewId}`,
});
