import { isDay } from '@/domain/season-fit';
import { daysBetween } from '@/domain/trip/trip';
import { formatCount, parseDecimal } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { TRIP_DAYS_MAX } from './trip-link';

/** The values of the trip editor's fields. */
export interface TripFields {
  /** ISO dates, or '' for an empty field. */
  from: string;
  to: string;
  amount: string;
  currency: string;
  /** Text typed as the airport while none was chosen by it; else ''. */
  typedPlace: string;
}

/** Error messages by field. Every part is optional, but must be complete if given. */
export type TripProblems = Partial<Record<keyof TripFields, string | undefined>>;

/** Links hold amounts of up to nine digits. */
const AMOUNT_LIMIT = 1_000_000_000;

function dateProblems({ from, to }: TripFields, today: string): TripProblems {
  if (!from && !to) return {};
  if (!isDay(from)) return { from: from ? m.trip_no_day() : m.trip_choose_first() };
  if (!isDay(to)) return { to: to ? m.trip_no_day() : m.trip_choose_last() };
  if (to < from) return { to: m.trip_last_before_first() };
  if (to < today) return { to: m.trip_days_passed() };
  return daysBetween(from, to) > TRIP_DAYS_MAX ? { to: m.trip_days_most({ days: TRIP_DAYS_MAX }) } : {};
}

function budgetProblems({ amount, currency }: TripFields): TripProblems {
  if (amount.trim() === '') return {};
  if (!(parseDecimal(amount) >= 0.01)) return { amount: m.trip_amount_low() };
  if (parseDecimal(amount) >= AMOUNT_LIMIT) return { amount: m.trip_amount_high({ limit: formatCount(AMOUNT_LIMIT) }) };
  return /^[A-Z]{3}$/.test(currency) ? {} : { currency: m.trip_choose_currency() };
}

const placeProblems = ({ typedPlace }: TripFields): TripProblems =>
  typedPlace ? { typedPlace: m.trip_no_airport_choose({ typed: typedPlace.trim() }) } : {};

/** Validates the fields; empty without errors. `today` is an ISO date. */
export const tripProblems = (draft: TripFields, today: string): TripProblems => ({
  ...dateProblems(draft, today),
  ...budgetProblems(draft),
  ...placeProblems(draft),
});
