import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { distanceKm } from '@/lib/distance';
import { type Figure, figureOf } from '../figures';
import { type SeasonFit, seasonFit } from '../season-fit';
import { type GroupFit, groupFit } from './enough';
import type { Trip } from './trip';

/** The lowest reported day price against the budget. A price in another currency is shown, not judged. */
export type BudgetFit =
  | { state: 'within' | 'over'; price: Figure; difference: number }
  | { state: 'not-judged'; price: Figure | null };

/** What a resort says of each part of a trip; a part that was not said is null. */
export interface TripFit {
  season: SeasonFit | null;
  group: GroupFit | null;
  budget: BudgetFit | null;
  /** A straight line; null kilometres where the resort reports no position. */
  distance: { km: number | null } | null;
}

/** The lowest reported day price against the budget of a trip; null without one. */
export function budgetFit(resort: Resort, { budget }: Trip): BudgetFit | null {
  if (!budget) return null;
  const price = figureOf(resort, 'price');
  if (price?.unit !== budget.currency) return { state: 'not-judged', price };
  const difference = Math.abs(budget.amount - price.value);
  return { state: price.value <= budget.amount ? 'within' : 'over', price, difference };
}

/**
 * A resort against a trip, each part by itself; nothing is weighed or summed up.
 * @param place where the trip starts; null where that was not said or is not known yet
 */
export function tripFit(resort: Resort, trip: Trip, place: Coordinates | null): TripFit {
  return {
    season: trip.dates && seasonFit(resort.season, trip.dates),
    group: groupFit(resort, trip),
    budget: budgetFit(resort, trip),
    distance: place && { km: distanceKm(place, resort.location) },
  };
}
