import { z } from 'zod/mini';
import { RATING_MAX, REVIEW_COMMENT, REVIEW_TITLE } from '@/config/constants';
import { seenText } from '@/lib/plain-text';
import { m } from '@/paraglide/messages';

/** What a review form holds; a rating of 0 is none. */
export interface ReviewValues {
  rating: number;
  title: string;
  comment: string;
}

/** The values of an empty form. */
export const blankReview: ReviewValues = { rating: 0, title: '', comment: '' };

const trimmed = z.string().check(z.overwrite(seenText));
const stars = z.number().check(z.gte(1, m.reviews_rating_missing()), z.lte(RATING_MAX, m.reviews_rating_missing()));

/** A new review: stars, a title of 3 to 100 and a text of 10 to 1000 characters, without the blanks around them. */
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

/** A changed review: nothing may be missing or blank; there are no bounds of length. */
export const reviewEditSchema = z.object({
  rating: stars,
  title: trimmed.check(z.minLength(1, m.reviews_title_missing())),
  comment: trimmed.check(z.minLength(1, m.reviews_comment_missing())),
});

/** A review half-written: anything that fits the fields. */
export const reviewDraftSchema = z.object({
  rating: z.int().check(z.gte(0), z.lte(RATING_MAX)),
  title: z.string(),
  comment: z.string(),
});
