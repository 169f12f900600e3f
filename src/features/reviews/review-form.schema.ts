import { z } from 'zod/mini';
import { RATING_MAX, REVIEW_COMMENT, REVIEW_TITLE } from '@/config/constants';
import { seenText } from '@/lib/plain-text';
import { m } from '@/paraglide/messages';

const trimmed = z.string().check(z.overwrite(seenText));
const stars = z.number().check(z.gte(1, m.reviews_rating_missing()), z.lte(RATING_MAX, m.reviews_rating_missing()));

/** A new review: stars, a title of 3 to 100 and a text of 10 to 1000 characters, trimmed. */
export const reviewFormSchema = z.object({
  rating: stars,
  title: trimmed.check(
    z.minLength(REVIEW_TITLE.min, m.reviews_title_too_short()),
    z.maxLength(REVIEW_TITLE.max, m.reviews_title_too_long()),
  ),
  comment: trimmed.check(
    z.minLength(REVIEW_COMMENT.min, m.reviews_comment_too_short()),
    z.maxLength(REVIEW_COMMENT.max, m.reviews_comment_too_long()),
  ),
});

/** An edited review: nothing may be blank, but lengths are not limited. */
export const reviewEditSchema = z.object({
  rating: stars,
  title: trimmed.check(z.minLength(1, m.reviews_title_missing())),
  comment: trimmed.check(z.minLength(1, m.reviews_comment_missing())),
});

/** A draft: anything that fits the fields. */
export const reviewDraftSchema = z.object({
  rating: z.int().check(z.gte(0), z.lte(RATING_MAX)),
  title: z.string(),
  comment: z.string(),
});

/** Values of a review form; a rating of 0 means none. */
export type ReviewValues = z.infer<typeof reviewDraftSchema>;

export const blankReview: ReviewValues = { rating: 0, title: '', comment: '' };
