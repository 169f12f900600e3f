import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { distanceKm } from '@/lib/distance';
import { figureOf } from '../figures';
import { nameRanks } from '../name-ranks';
import type { ListOrder } from './server-filters';

const known = (figure: number): number | null => (figure > 0 ? figure : null);

/** The sort key of an order, small first; null if not reported. */
function keyOf(order: ListOrder, place: Coordinates | null): (resort: Resort) => number | null {
  const largest = (key: (resort: Resort) => number | null) => (resort: Resort) => {
    const value = key(resort);
    return value === null ? null : -value;
  };
  switch (order) {
    case 'price_asc':
      return ({ price }) => known(price.min || price.max);
    case 'price_desc':
      return largest(({ price }) => known(price.max || price.min));
    case 'name':
      return () => 0;
    case 'elevation':
      return largest((resort) => figureOf(resort, 'peak')?.value ?? null);
    case 'snowfall':
      return largest((resort) => figureOf(resort, 'snowfall')?.value ?? null);
    case 'nearest':
      return ({ location }) => distanceKm(place, location);
    default:
      return largest(({ rating }) => known(rating));
  }
}

/**
 * Sorts resorts as the server does: missing figures last, ties by name, equal ratings first by number of reviews.
 * @param order "Fits your trip" falls back to the rating here, see trip/fit-order
 * @param catalogue all resorts; names are ranked once for it
 * @param place where the trip starts, for the order "Nearest"
 */
export function sortCatalogue(
  resorts: readonly Resort[],
  order: ListOrder,
  catalogue: readonly Resort[],
  place: Coordinates | null = null,
): Resort[] {
  const ranks = nameRanks(catalogue);
  const key = keyOf(order, place);
  // A mean of more reviews says more.
  const isByRating = order === 'rating' || order === 'trip';
  const moreReviews = (a: Resort, b: Resort) => (isByRating ? b.reviewCount - a.reviewCount : 0);
  const last = Number.POSITIVE_INFINITY;
  return resorts
    .map((resort) => ({ resort, key: key(resort) ?? last, rank: ranks.get(resort) ?? last }))
    .sort((a, b) => (a.key === b.key ? moreReviews(a.resort, b.resort) || a.rank - b.rank : a.key < b.key ? -1 : 1))
    .map(({ resort }) => resort);
}
