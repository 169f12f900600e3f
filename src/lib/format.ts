import { formatDecimal } from './decimals';
import { monthNames } from './month-names';

/** 12345 -> "12,345". */
export const formatCount = (count: number): string => formatDecimal(count);

/** 4.75 -> "4.8"; the scale (out of 5) is the caller's to show. */
export const formatRating = (rating: number): string => formatDecimal(rating, { most: 1, least: 1 });

/** A count with its noun: (1, 'review') -> "1 review", (3, 'review') -> "3 reviews". */
export const formatCounted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatCount(count)} ${count === 1 ? noun : plural}`;

/** The amounts of a price range without the currency, or null when neither bound is known. */
export function formatAmounts({ min, max }: { min: number; max: number }): string | null {
  const bounds = [...new Set([min, max].filter((bound) => bound > 0))].sort((a, b) => a - b);
  return bounds.length > 0 ? bounds.map((bound) => formatDecimal(bound, { most: 2 })).join(' – ') : null;
}

/** "EUR 72 – 81", "EUR 81" when one bound is known, or null when none is. */
export function formatPrice(price: { currency: string; min: number; max: number }): string | null {
  const amounts = formatAmounts(price);
  return amounts === null ? null : `${price.currency} ${amounts}`;
}

/** '2026-01-28' -> "January 28, 2026". */
export function formatLongDate(isoDay: string): string {
  const [year, month = 1, day] = isoDay.split('-').map(Number);
  return `${monthNames[month - 1]} ${day}, ${year}`;
}
