import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { distanceKm } from '@/lib/distance';
import { type Figure, figureOf } from '../figures';
import { type SeasonFit, seasonFit } from '../season-fit';
import { type GroupFit, groupFit } from './enough';
import { type SkiCost, skiCost } from './ski-cost';
import type { Trip } from './trip';

/**
 * The lowest reported day price, or for a budget for all what everybody's tickets come to, against the budget. A price in
 * another currency is shown, not judged; nor is one that the trip does not say how to count.
 */
export type BudgetFit =
  | { state: 'within' | 'over'; price: Figure; difference: number; cost: SkiCost | null }
  | { state: 'not-judged'; price: Figure | null };

/** What a resort says of each part of a trip; a part that was not said is null. */
export interface TripFit {
  season: SeasonFit | null;
  group: GroupFit | null;
  budget: BudgetFit | null;
  /** A straight line; null kilometres where the resort reports no position. */
  distance: { km: number | null } | null;
}

/** What a resort charges against the budget of a trip; null without one. */
export function budgetFit(resort: Resort, trip: Trip): BudgetFit | null {
  const { budget } = trip;
  if (!budget) return null;
  const price = figureOf(resort, 'price');
  const cost = budget.isForAll ? skiCost(resort, trip) : null;
  const amount = budget.isForAll ? cost?.amount : price?.value;
  if (price?.unit !== budget.currency || amount === undefined) return { state: 'not-judged', price };
  // To the cent: a difference of two prices has an error of its own.
  const difference = Math.round(Math.abs(budget.amount - amount) * 100) / 100;
  return { state: amount <= budget.amount ? 'within' : 'over', price, difference, cost };
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
