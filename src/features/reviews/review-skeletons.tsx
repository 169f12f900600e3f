import { ReviewCardSkeleton } from './review-card-skeleton';

const PLACES = [1, 2, 3];

/** The skeletons of reviews while they load. */
export function ReviewSkeletons() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading reviews
      </p>
      {PLACES.map((place) => (
        <ReviewCardSkeleton key={place} />
      ))}
    </div>
  );
}
