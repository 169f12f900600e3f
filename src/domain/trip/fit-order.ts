import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { distanceKm } from '@/lib/distance';
import { currenciesOf, percentileOf } from '../catalogue-statistics';
import { figureOf } from '../figures';
import { nameRanks } from '../name-ranks';
import { seasonFit } from '../season-fit';
import { groupFit } from './enough';
import type { ThenBy, Trip } from './trip';
import { budgetFit } from './trip-fit';

const LAST = Number.POSITIVE_INFINITY;
const seasonRanks = { open: 0, 'all-year': 0, edge: 1, 'not-reported': 2, closed: 3 } as const;
const budgetRanks = { within: 0, 'not-judged': 1, over: 2 } as const;

/** What decides after the fit: what the visitor chose, else nearest where it is known from where, else rating. */
export const thenByOf = ({ thenBy, origin }: Pick<Trip, 'thenBy' | 'origin'>): ThenBy =>
  thenBy ?? (origin ? 'nearest' : 'rating');

type ThenByKeys = (resort: Resort) => number[];

/** Numbers by which a resort stands among equally fitting ones, small first; what is not reported comes last. */
function thenByKeys(
  resorts: readonly Resort[],
  thenBy: ThenBy,
  currency: string | undefined,
  place: Coordinates | null,
): ThenByKeys {
  switch (thenBy) {
    case 'nearest':
      return ({ location }) => [distanceKm(place, location) ?? LAST];
    case 'cheapest': {
      // The budget's first: only prices in one currency are compared.
      const currencies = [...new Set([...(currency ? [currency] : []), ...currenciesOf(resorts)])];
      return (resort) => {
        const price = figureOf(resort, 'price');
        return price ? [currencies.indexOf(price.unit), price.value] : [LAST, LAST];
      };
    }
    case 'highest':
      return (resort) => [-(figureOf(resort, 'peak')?.value ?? -LAST)];
    case 'most-runs':
      // Kilometres and numbers of runs are no measure of each other: each is ranked among its own kind.
      return (resort) => {
        const unit = figureOf(resort, 'runs')?.unit;
        return [-((unit && percentileOf(resorts, resort, 'runs', unit)) ?? -LAST)];
      };
    default:
      return ({ rating, reviewCount }) => [rating > 0 ? -rating : LAST, -reviewCount];
  }
}

/** Numbers by which a resort fits, small first. */
function fitKeys(resort: Resort, trip: Trip): number[] {
  const budget = budgetFit(resort, trip);
  const group = groupFit(resort, trip);
  return [
    trip.dates ? seasonRanks[seasonFit(resort.season, trip.dates).state] : 0,
    budget ? budgetRanks[budget.state] : 0,
    group ? -(group.share ?? -LAST) : 0,
  ];
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index += 1) {
    const [key = 0, other = 0] = [a[index], b[index]];
    if (key !== other) return key < other ? -1 : 1;
  }
  return 0;
}

/**
 * Resorts in the order "Fits your trip": open before edge before not reported before closed; within the budget before not
 * judged before over it; then the share of the worst served, not reported last; then what the visitor chose; then name and id.
 * @param catalogue what the resorts are a part of: runs are ranked among all of it
 */
export function sortByFit(
  resorts: readonly Resort[],
  trip: Trip,
  place: Coordinates | null,
  catalogue: readonly Resort[] = resorts,
): Resort[] {
  const thenBy = thenByKeys(catalogue, thenByOf(trip), trip.budget?.currency, place);
  const ranks = nameRanks(catalogue);
  return resorts
    .map((resort) => ({ resort, keys: [...fitKeys(resort, trip), ...thenBy(resort), ranks.get(resort) ?? LAST] }))
    .sort((a, b) => compareKeys(a.keys, b.keys))
    .map(({ resort }) => resort);
}
