import type { Resort } from '@/api/resorts/resort.schema';
import { figureOf } from '../figures';
import { peopleOf, type Trip, tripDays } from './trip';

/** What lift tickets come to, worked out from the day price. */
export interface SkiCost {
  amount: number;
  /** The resort's own: nothing is converted. */
  currency: string;
  /** One where the trip names nobody. */
  people: number;
  days: number;
}

/**
 * Lowest reported day ticket × people × days on skis. Passes for several days cost less, so it is an upper bound of the
 * lift tickets, and says nothing of anything else. Null where no price is reported.
 */
export function skiCost(resort: Resort, trip: Trip): SkiCost | null {
  const price = figureOf(resort, 'price');
  if (!price) return null;
  const people = Math.max(1, peopleOf(trip));
  const days = tripDays(trip);
  // Cents, so that no error of a product shows.
  return { amount: Math.round(price.value * people * days * 100) / 100, currency: price.unit, people, days };
}
