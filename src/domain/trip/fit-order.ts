import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { currenciesOf, percentileOf } from '../catalogue-statistics';
import { largestFirst, sortedByKeys } from '../compare-keys';
import { figureOf } from '../figures';
import { keysOfOrder } from '../filters/list-order';
import { nameRanks } from '../name-ranks';
import type { ThenBy, Trip } from './trip';
import { tripFit } from './trip-fit';

const LAST = Number.POSITIVE_INFINITY;
const seasonRanks = { open: 0, 'all-year': 0, edge: 1, 'not-reported': 2, closed: 3 } as const;
const budgetRanks = { within: 0, 'not-judged': 1, over: 2 } as const;

/** The tie-breaker after the fit: the visitor's choice, else nearest; rating in place of nearest where there is no origin. */
export function thenByOf({ thenBy, origin }: Pick<Trip, 'thenBy' | 'origin'>): ThenBy {
  const chosen = thenBy ?? 'nearest';
  return chosen === 'nearest' && !origin ? 'rating' : chosen;
}

/** Sort keys among equally fitting resorts, small first; missing figures last. */
function thenByKeys(
  resorts: readonly Resort[],
  trip: Trip,
  place: Coordinates | null,
): (resort: Resort) => readonly number[] {
  switch (thenByOf(trip)) {
    case 'nearest':
      return keysOfOrder('nearest', place);
    case 'cheapest': {
      // The budget's currency first: only prices in the same currency are compared.
      const currencies = [trip.budget?.currency, ...currenciesOf(resorts)];
      return (resort) => {
        const price = figureOf(resort, 'price');
        return price ? [currencies.indexOf(price.unit), price.value] : [LAST, LAST];
      };
    }
    case 'highest':
      return keysOfOrder('elevation', place);
    case 'most-runs':
      // Kilometres and numbers of runs cannot be compared: each is ranked among its own kind.
      return (resort) => {
        const runs = figureOf(resort, 'runs');
        return [largestFirst(runs && percentileOf(resorts, resort, 'runs', runs.unit))];
      };
    case 'rating':
      return keysOfOrder('rating', place);
  }
}

/** Sort keys of the fit, small first. */
function fitKeys(resort: Resort, trip: Trip): number[] {
  const { season, budget, group } = tripFit(resort, trip, null);
  return [
    season ? seasonRanks[season.state] : 0,
    budget ? budgetRanks[budget.state] : 0,
    group ? largestFirst(group.share) : 0,
  ];
}

/**
 * Sorts by "Fits your trip": open, edge, not reported, closed; within the budget, not judged, over it; then the share of the
 * worst served level, not reported last; then the visitor's tie-breaker; then name and id.
 * @param catalogue all resorts, among which runs are ranked
 */
export function sortByFit(
  resorts: readonly Resort[],
  trip: Trip,
  place: Coordinates | null,
  catalogue: readonly Resort[] = resorts,
): Resort[] {
  const thenBy = thenByKeys(catalogue, trip, place);
  const ranks = nameRanks(catalogue);
  return sortedByKeys(resorts, (resort) => [...fitKeys(resort, trip), ...thenBy(resort), ranks.get(resort) ?? LAST]);
}
