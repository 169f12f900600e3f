import { z } from 'zod/mini';
import { RATING_MAX } from '@/config/constants';
import { clamp } from '@/lib/clamp';
import { unwrapList } from '@/lib/envelope';
import { firstText, readId, readNumber, readRecord, readText, requiredId, uniqueById } from '@/lib/lenient';
import { m } from '@/paraglide/messages';

export interface Review {
  id: string;
  userId: string;
  userName: string;
  userAvatar: string;
  resortId: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  title: string;
  comment: string;
  /** ISO instant or day of writing; '' when unknown. */
  createdAt: string;
  /** Name of the resort, where the server sent it; else ''. */
  resortName: string;
}

const readRating = (value: unknown): number => clamp(Math.round(readNumber(value) ?? 1), 1, RATING_MAX);

const wireReview = z.looseObject({
  id: requiredId,
  rating: z.unknown().check(z.refine((value) => readNumber(value) !== null)),
});

function toReview(raw: z.infer<typeof wireReview>): Review {
  const user = readRecord(raw.user);
  const resort = readRecord(raw.resort);
  return {
    id: raw.id,
    userId: firstText(raw.userId, raw.user_id, user.id),
    userName: firstText(raw.userName, raw.user_name, user.full_name, user.name) || m.reviews_anonymous(),
    userAvatar: firstText(raw.userAvatar, raw.user_avatar, user.avatar_url, user.avatarUrl),
    resortId: readId(raw.resortId) || readId(raw.resort_id) || readId(resort.id),
    rating: readRating(raw.rating),
    title: readText(raw.title),
    comment: readText(raw.comment),
    createdAt: firstText(raw.created_at, raw.createdAt, raw.date),
    resortName: readText(resort.name),
  };
}

const reviewSchema = z.pipe(wireReview, z.transform(toReview));

/** `{ reviews }` or a bare array -> reviews, each once. */
export const reviewListSchema = z.pipe(
  unwrapList('reviews', reviewSchema),
  z.transform((reviews: Review[]) => uniqueById(reviews)),
);
