import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { distanceKm } from '@/lib/distance';
import { type Figure, figureOf } from '../figures';
import { type SeasonFit, seasonFit } from '../season-fit';
import { type GroupFit, groupFit } from './enough';
import { type SkiCost, skiCost } from './ski-cost';
import { type Budget, type Trip, toCents } from './trip';

/**
 * The lowest reported day price against the budget, or the cost of everybody's tickets if the budget is for all. A price
 * in another currency is shown, but not judged; nor is a total that the trip does not have the dates or group for.
 */
type BudgetFit = { budget: Budget } & (
  | { state: 'within' | 'over'; price: Figure; difference: number; cost: SkiCost | null }
  | { state: 'not-judged'; price: Figure | null }
);

/** How a resort fits each part of a trip; null for parts that are not set. */
export interface TripFit {
  season: SeasonFit | null;
  group: GroupFit | null;
  budget: BudgetFit | null;
  /** Straight line; null kilometres if the resort reports no position. */
  distance: { km: number | null } | null;
}

/** How a resort's price compares with the budget; null without a budget. */
export function budgetFit(resort: Resort, trip: Trip): BudgetFit | null {
  const { budget } = trip;
  if (!budget) return null;
  const price = figureOf(resort, 'price');
  const cost = budget.isForAll ? skiCost(resort, trip) : null;
  const amount = budget.isForAll ? cost?.amount : price?.value;
  if (price?.unit !== budget.currency || amount === undefined) return { budget, state: 'not-judged', price };
  const difference = toCents(Math.abs(budget.amount - amount));
  return { budget, state: amount <= budget.amount ? 'within' : 'over', price, difference, cost };
}

/**
 * How a resort fits a trip, part by part; nothing is weighted or summed up.
 * @param place where the trip starts; null if not set or not known yet
 */
export function tripFit(resort: Resort, trip: Trip, place: Coordinates | null): TripFit {
  return {
    season: trip.dates && seasonFit(resort.season, trip.dates),
    group: groupFit(resort, trip),
    budget: budgetFit(resort, trip),
    distance: place && { km: distanceKm(place, resort.location) },
  };
}
