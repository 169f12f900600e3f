import type { Resort } from '@/api/resorts/resort.schema';
import { figureOf } from '../figures';
import { peopleOf, type Trip, tripDays } from './trip';

/** The cost of lift tickets, calculated from the day price. */
export interface SkiCost {
  amount: number;
  /** The resort's own; nothing is converted. */
  currency: string;
  people: number;
  days: number;
}

/** Whether a trip has what the number of tickets depends on: dates and group. Nothing is assumed for missing parts. */
export const saysTickets = (trip: Pick<Trip, 'dates' | 'group'>): boolean => trip.dates !== null && peopleOf(trip) > 0;

/**
 * Lowest reported day ticket × people × days on skis. Multi-day passes cost less, so this is an upper bound for lift tickets
 * alone. Null without a reported price, dates or group.
 */
export function skiCost(resort: Resort, trip: Trip): SkiCost | null {
  const price = figureOf(resort, 'price');
  if (!price || !saysTickets(trip)) return null;
  const [people, days] = [peopleOf(trip), tripDays(trip)];
  // Rounded to cents against floating-point errors.
  return { amount: Math.round(price.value * people * days * 100) / 100, currency: price.unit, people, days };
}
