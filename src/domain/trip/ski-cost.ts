import type { Resort } from '@/api/resorts/resort.schema';
import { figureOf } from '../figures';
import { peopleOf, type Trip, toCents, tripDays } from './trip';

/** The cost of lift tickets, calculated from the day price. */
export interface SkiCost {
  amount: number;
  /** The resort's own; nothing is converted. */
  currency: string;
  people: number;
  days: number;
}

/** How much less it costs to ski at one of two resorts. */
interface CostGap {
  cheaper: Resort;
  amount: number;
  currency: string;
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
  return { amount: toCents(price.value * people * days), currency: price.unit, people, days };
}

/** Which of two resorts costs less to ski, and how much; null without both costs, in two currencies, or for the same cost. */
export function costGap(one: Resort, other: Resort, trip: Trip): CostGap | null {
  const [a, b] = [skiCost(one, trip), skiCost(other, trip)];
  if (!a || !b || a.currency !== b.currency || a.amount === b.amount) return null;
  const amount = toCents(Math.abs(a.amount - b.amount));
  return { cheaper: a.amount < b.amount ? one : other, amount, currency: a.currency };
}
