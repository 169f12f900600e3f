import type { Review } from '@/api/reviews/review.schema';
import { plainText, seenText } from '@/lib/plain-text';
import { type DraftOwner, dropDraft, readDraft } from '@/session/draft-storage';
import { type ReviewValues, reviewDraftSchema } from './review-form.schema';

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

/** Whether two reviews have the same values. */
export const isSameReview = (a: ReviewValues, b: ReviewValues): boolean =>
  a.rating === b.rating && a.title === b.title && a.comment === b.comment;

/** The values as they are read once the schema has sent them: without marks of writing direction, which stay in what is sent. */
const readValues = ({ rating, title, comment }: ReviewValues): ReviewValues => ({
  rating,
  title: plainText(seenText(title)),
  comment: plainText(seenText(comment)),
});

/** The draft, or null if it equals the initial values: a review may have been saved although its response was lost. */
export function readChanges(owner: DraftOwner, initial: ReviewValues): ReviewValues | null {
  const draft = readDraft(owner, reviewDraftSchema);
  return draft && !isSameReview(readValues(draft), readValues(initial)) ? draft : null;
}

/**
 * Drops the draft of a review that exists in the same words: its response was lost, or the page left before it. Signing out
 * would ask about text that was not sent.
 */
export function dropSavedDraft(userId: string, review: Review): void {
  const owner = reviewEditDraft(userId, review);
  if (readDraft(owner, reviewDraftSchema) && !readChanges(owner, review)) dropDraft(owner);
}
