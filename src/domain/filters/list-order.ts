import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { distanceKm } from '@/lib/distance';
import { figureOf } from '../figures';
import { nameRanks } from '../name-ranks';
import type { ListOrder } from './server-filters';

const known = (figure: number): number | null => (figure > 0 ? figure : null);

/** What a resort is put in order by, small first; null where it is not reported. */
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
 * The resorts in one of the list's orders, as the server sorts them: what is not reported last, equal ones by name, equal ratings by
 * the number of reviews before.
 * @param order "Fits your trip" is another feature's rule: here it falls back to the rating
 * @param catalogue what the resorts are a selection of; names are compared once for it
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
