import { thenByOf } from '@/domain/trip/fit-order';
import type { ThenBy, Trip } from '@/domain/trip/trip';
import { m } from '@/paraglide/messages';

/** Labels of what decides between resorts that fit equally well. */
export const thenByLabels: Readonly<Record<ThenBy, string>> = {
  rating: m.fact_rating(),
  nearest: m.trip_by_nearest(),
  cheapest: m.trip_by_cheapest(),
  highest: m.trip_by_highest(),
  'most-runs': m.trip_by_runs(),
};

/** "Why this order?" in five sentences. */
export const orderSentences = (trip: Pick<Trip, 'thenBy' | 'origin' | 'budget'>): readonly string[] => [
  m.trip_order_season(),
  trip.budget?.isForAll ? m.trip_order_budget_all() : m.trip_order_budget_day(),
  m.trip_order_group(),
  m.trip_order_then({ by: thenByOf(trip) }),
  m.trip_order_figures(),
];
