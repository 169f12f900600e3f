import { daysBetween } from '@/domain/trip/trip';
import { formatCount } from '@/lib/format';
import { isDay, TRIP_DAYS_MAX } from './trip-link';

/** What stands in the fields of the trip editor. */
export interface TripFields {
  /** ISO dates, or '' for an empty field. */
  from: string;
  to: string;
  amount: string;
  currency: string;
  /** What was typed as the airport and begins the name of none; else ''. */
  unknownPlace: string;
}

/** What is wrong, in words, by field. Everything is optional, but what is said must be whole. */
export type TripProblems = Partial<Record<keyof TripFields, string>>;

/** A link carries amounts of nine digits. */
const AMOUNT_LIMIT = 1_000_000_000;

/** Says that no airport is found by what was typed. */
export const noAirport = (typed: string): string => `No airport starts with “${typed.trim()}”.`;

function dateProblems({ from, to }: TripFields, today: string): TripProblems {
  if (!from && !to) return {};
  if (!isDay(from)) return { from: from ? 'This is not a day of the calendar' : 'Choose the first day too' };
  if (!isDay(to)) return { to: to ? 'This is not a day of the calendar' : 'Choose the last day too' };
  if (to < from) return { to: 'The last day is before the first' };
  if (to < today) return { to: 'These days have passed' };
  return daysBetween(from, to) > TRIP_DAYS_MAX ? { to: `A trip may last ${TRIP_DAYS_MAX} days at most` } : {};
}

function budgetProblems({ amount, currency }: TripFields): TripProblems {
  if (amount.trim() === '') return {};
  if (!(Number(amount) >= 0.01)) return { amount: 'Enter an amount above 0' };
  if (Number(amount) >= AMOUNT_LIMIT) return { amount: `Enter an amount below ${formatCount(AMOUNT_LIMIT)}` };
  return /^[A-Z]{3}$/.test(currency) ? {} : { currency: 'Choose a currency' };
}

const placeProblems = ({ unknownPlace }: TripFields): TripProblems =>
  unknownPlace ? { unknownPlace: `${noAirport(unknownPlace)} Choose one, or empty the field.` } : {};

/** Checks what was entered; empty where nothing is wrong. `today` is an ISO date. */
export const tripProblems = (draft: TripFields, today: string): TripProblems => ({
  ...dateProblems(draft, today),
  ...budgetProblems(draft),
  ...placeProblems(draft),
});
