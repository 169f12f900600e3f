import type { Resort } from '@/api/resorts/resort.schema';
import { figureOf } from '../figures';
import { peopleOf, type Trip, tripDays } from './trip';

/** What lift tickets come to, worked out from the day price. */
export interface SkiCost {
  amount: number;
  /** The resort's own: nothing is converted. */
  currency: string;
  people: number;
  days: number;
}

/** Whether a trip says what tickets are counted by: its dates, and who skis. Nothing is assumed for what it leaves out. */
export const saysTickets = (trip: Pick<Trip, 'dates' | 'group'>): boolean => trip.dates !== null && peopleOf(trip) > 0;

/**
 * Lowest reported day ticket × people × days on skis. Passes for several days cost less, so it is an upper bound of the
 * lift tickets, and says nothing of anything else. Null where no price is reported, or the trip has no dates or no group.
 */
export function skiCost(resort: Resort, trip: Trip): SkiCost | null {
  const price = figureOf(resort, 'price');
  if (!price || !saysTickets(trip)) return null;
  const [people, days] = [peopleOf(trip), tripDays(trip)];
  // Cents, so that no error of a product shows.
  return { amount: Math.round(price.value * people * days * 100) / 100, currency: price.unit, people, days };
}
