import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { distanceKm } from '@/lib/distance';
import { currenciesOf, percentileOf } from '../catalogue-statistics';
import { figureOf } from '../figures';
import { memoised } from '../memoised';
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
      return ({ rating }) => [rating > 0 ? -rating : LAST];
  }
}

/** Resorts by keys, small first; those with equal keys keep their order. */
const sortedBy = (resorts: readonly Resort[], keysOf: (resort: Resort) => readonly number[]): Resort[] =>
  resorts
    .map((resort) => ({ resort, keys: keysOf(resort) }))
    .sort((a, b) => compareKeys(a.keys, b.keys))
    .map(({ resort }) => resort);

/** The order of equally fitting resorts. Memoised: it stays while a visitor tries other dates, groups and budgets. */
const inThenByOrder = memoised(
  (
    catalogue,
    thenBy: ThenBy,
    currency: string | undefined,
    latitude: number | undefined,
    longitude: number | undefined,
  ) => {
    const place = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    const keysOf = thenByKeys(catalogue, thenBy, currency, place);
    const ranks = nameRanks(catalogue);
    return sortedBy(catalogue, (resort) => [...keysOf(resort), ranks.get(resort) ?? LAST]);
  },
);

/** Numbers by which a resort fits, small first. Thousands of resorts share a few dozen seasons, each of which is judged once. */
function fitKeys(trip: Trip): (resort: Resort) => number[] {
  const { dates } = trip;
  const seasons = new Map<string, number>();
  const seasonKey = ({ season }: Resort): number => {
    if (!dates) return 0;
    const name = `${season.start}|${season.end}`;
    const known = seasons.get(name) ?? seasonRanks[seasonFit(season, dates).state];
    seasons.set(name, known);
    return known;
  };
  return (resort) => {
    const budget = budgetFit(resort, trip);
    const group = groupFit(resort, trip);
    return [seasonKey(resort), budget ? budgetRanks[budget.state] : 0, group ? -(group.share ?? -LAST) : 0];
  };
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index += 1) {
    const [key = 0, other = 0] = [a[index], b[index]];
    if (key !== other) return key < other ? -1 : 1;
  }
  return 0;
}

/**
 * A catalogue in the order "Fits your trip": open before edge before not reported before closed; within the budget before not
 * judged before over it; then the share of the worst served, not reported last; then what the visitor chose; then name and id.
 */
export function sortByFit(catalogue: readonly Resort[], trip: Trip, place: Coordinates | null): Resort[] {
  const { latitude, longitude } = place ?? {};
  return sortedBy(inThenByOrder(catalogue, thenByOf(trip), trip.budget?.currency, latitude, longitude), fitKeys(trip));
}

/** That order for one trip, worked out once a catalogue: what is filtered out of it keeps the places it has there. */
export function fitSorter(trip: Trip, place: Coordinates | null) {
  const orders = new WeakMap<readonly Resort[], ReadonlyMap<Resort, number>>();
  return (resorts: readonly Resort[], catalogue: readonly Resort[]): Resort[] => {
    let order = orders.get(catalogue);
    if (!order) {
      order = new Map(sortByFit(catalogue, trip, place).map((resort, rank) => [resort, rank]));
      orders.set(catalogue, order);
    }
    if (resorts.length === order.size) return [...order.keys()];
    const rankOf = (resort: Resort) => order.get(resort) ?? LAST;
    return [...resorts].sort((a, b) => rankOf(a) - rankOf(b));
  };
}
