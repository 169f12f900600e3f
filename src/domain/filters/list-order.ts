import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { distanceKm } from '@/lib/distance';
import { largestFirst, sortedByKeys } from '../compare-keys';
import { figureOf, reported } from '../figures';
import { nameRanks } from '../name-ranks';
import type { ListOrder } from './server-filters';

const LAST = Number.POSITIVE_INFINITY;

/** The sort keys of an order, small first, which leave equal resorts to their names. */
export function keysOfOrder(order: ListOrder, place: Coordinates | null): (resort: Resort) => readonly number[] {
  switch (order) {
    case 'price_asc':
      return (resort) => [figureOf(resort, 'price')?.value ?? LAST];
    case 'price_desc':
      return ({ price }) => [largestFirst(reported(price.max || price.min))];
    case 'name':
      return () => [];
    case 'elevation':
      return (resort) => [largestFirst(figureOf(resort, 'peak')?.value ?? null)];
    case 'snowfall':
      return (resort) => [largestFirst(figureOf(resort, 'snowfall')?.value ?? null)];
    case 'nearest':
      return ({ location }) => [distanceKm(place, location) ?? LAST];
    default:
      // A mean of more reviews says more.
      return ({ rating, reviewCount }) => [largestFirst(reported(rating)), -reviewCount];
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
  const keys = keysOfOrder(order, place);
  return sortedByKeys(resorts, (resort) => [...keys(resort), ranks.get(resort) ?? LAST]);
}
