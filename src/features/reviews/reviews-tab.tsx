import { ReviewList } from './review-list';

/** The reviews of a resort. */
export function ReviewsTab({ resortId }: { resortId: string }) {
  return (
    <div className="detail-columns">
      <section aria-labelledby="reviews">
        <h2 id="reviews" className="mb-4">
          Reviews
        </h2>
        <ReviewList resortId={resortId} />
      </section>
    </div>
  );
}
