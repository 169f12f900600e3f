const counts = new Intl.NumberFormat('en-US');
const money = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const ratings = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 12345 -> "12,345". */
export const formatCount = (count: number): string => counts.format(count);

/** 4.75 -> "4.8"; the scale (out of 5) is the caller's to show. */
export const formatRating = (rating: number): string => ratings.format(rating);

/** A count with its noun: (1, 'review') -> "1 review", (3, 'review') -> "3 reviews". */
export const formatCounted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatCount(count)} ${count === 1 ? noun : plural}`;

/** The amounts of a price range without the currency, or null when neither bound is known. */
export function formatAmounts({ min, max }: { min: number; max: number }): string | null {
  const bounds = [...new Set([min, max].filter((bound) => bound > 0))].sort((a, b) => a - b);
  return bounds.length > 0 ? bounds.map((bound) => money.format(bound)).join(' – ') : null;
}

/** "EUR 72 – 81", "EUR 81" when one bound is known, or null when none is. */
export function formatPrice(price: { currency: string; min: number; max: number }): string | null {
  const amounts = formatAmounts(price);
  return amounts === null ? null : `${price.currency} ${amounts}`;
}

/** '2026-01-28' -> "January 28, 2026". */
export const formatLongDate = (day: string): string => longDate.format(new Date(`${day}T00:00:00Z`));
