/** Returns a function that makes a value on its first call: creating an Intl formatter takes a slow phone 0.1 s. */
export function lazy<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

const decimals = new Map<string, Intl.NumberFormat>();

/** A number as "1,234.5", with `least` to `most` decimals. Never "-0". */
export function formatDecimal(value: number, { most = 0, least = 0 } = {}): string {
  const key = `${least}-${most}`;
  let format = decimals.get(key);
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      maximumFractionDigits: most,
      minimumFractionDigits: least,
      signDisplay: 'negative',
    });
    decimals.set(key, format);
  }
  return format.format(value);
}

/** "January" to "December". */
export const monthNames = lazy(() => {
  const { format } = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)));
});

const day = lazy(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }));
const time = lazy(() => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }));

/** A text with its first letter in upper case: "snow depth" -> "Snow depth". */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A date as "Feb 2, 2026", in the visitor's time zone. */
export const formatDate = (date: Date): string => day().format(date);

/** A time as "9:40 AM", in the visitor's time zone. */
export const formatTime = (date: Date): string =>
  // Newer browsers put a narrow no-break space before AM and PM, which fonts may lack.
  time().format(date).replace('\u202f', ' ');

/** 12345 -> "12,345". */
export const formatCount = (count: number): string => formatDecimal(count);

/** 4.75 -> "4.8", without the scale. */
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
  const [year, month = 1, date] = isoDay.split('-').map(Number);
  return `${monthNames()[month - 1]} ${date}, ${year}`;
}
