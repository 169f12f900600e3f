import type { Fetched } from '@/lib/fetched';
import { http } from '@/lib/http';
import { assertWriteResponse, parseFetched } from '@/lib/parse-response';
import { type Review, reviewListSchema } from './review.schema';

/** What a person writes. */
interface ReviewText {
  /** Whole stars, 1 to 5. */
  rating: number;
  title: string;
  comment: string;
}

/** The reviews of a resort. Throws an AppError. */
export async function getReviewsOfResort(resortId: string, signal?: AbortSignal): Promise<Fetched<Review[]>> {
  return parseFetched(reviewListSchema, await http.get(`/reviews/resort/${encodeURIComponent(resortId)}`, { signal }));
}

/** The signed-in person's reviews. Throws an AppError. */
export async function getMyReviews(signal?: AbortSignal): Promise<Fetched<Review[]>> {
  return parseFetched(reviewListSchema, await http.get('/reviews/user/my-reviews', { signal }));
}

/** Adds a review. Throws an AppError. The response is not used: the lists are refetched. */
export async function createReview({
  resortId,
  title,
  comment,
  rating,
}: ReviewText & { resortId: string }): Promise<void> {
  assertWriteResponse(await http.post('/reviews', { resort_id: resortId, rating, title, comment }));
}

/** Changes a review of the signed-in person. Throws an AppError. */
export async function updateReview({ id, title, comment, rating }: ReviewText & { id: string }): Promise<void> {
  assertWriteResponse(await http.put(`/reviews/${encodeURIComponent(id)}`, { title, comment, rating }));
}

/** Deletes a review of the signed-in person. Throws an AppError. */
export async function deleteReview(id: string): Promise<void> {
  assertWriteResponse(await http.delete(`/reviews/${encodeURIComponent(id)}`));
}
