import { locale } from '@/config/locale';

/** Returns a function that makes a value on its first call: creating an Intl formatter takes a slow phone 0.1 s. */
export function lazy<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

const decimals = new Map<string, Intl.NumberFormat>();

/** The locale of numbers, and of dates whose form the specification names: English is American. */
const pageLocale = locale === 'en' ? 'en-US' : locale;

/** The locale of texts that exist in one form of English only, the British one. */
export const britishLocale = locale === 'en' ? 'en-GB' : locale;

/** Whether the visitor reads American English; everyone else gets British. */
const isAmerican = () => typeof navigator === 'undefined' || /^en(-(US|PH|LR))?(?![-\w])/i.test(navigator.language);

/** The locale of dates whose form the specification leaves open. */
export const dateLocale = lazy(() => (isAmerican() ? pageLocale : britishLocale));

/** Newer browsers put narrow no-break spaces into numbers and times, which fonts may lack. */
const wideSpaces = (text: string) => text.replaceAll('\u202f', '\u00a0');

/** A number as "1,234.5", with `least` to `most` decimals, in the page's language. Never "-0". */
export function formatDecimal(value: number, { most = 0, least = 0 } = {}): string {
  const key = `${least}-${most}`;
  let format = decimals.get(key);
  if (!format) {
    format = new Intl.NumberFormat(pageLocale, {
      maximumFractionDigits: most,
      minimumFractionDigits: least,
      signDisplay: 'negative',
    });
    decimals.set(key, format);
  }
  return wideSpaces(format.format(value));
}

const monthsIn = (language: string, month: 'long' | 'short' = 'long') =>
  lazy(() => {
    const { format } = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => format(Date.UTC(2026, index)));
  });

/** "January" to "December", in the page's language. */
export const monthNames = monthsIn(locale);

/** "Jan" to "Dec", in the page's language. */
export const shortMonthNames = monthsIn(pageLocale, 'short');

/** "January" to "December" in any language, for the API and addresses. */
export const englishMonths = locale === 'en' ? monthNames : monthsIn('en');

const day = lazy(() => new Intl.DateTimeFormat(pageLocale, { month: 'short', day: 'numeric', year: 'numeric' }));

/** A text with its first letter in upper case: "snow depth" -> "Snow depth". */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A date as "Feb 2, 2026", in the visitor's time zone. */
export const formatDate = (date: Date): string => day().format(date);

/** A list in the page's language: "Laax, Davos, and Verbier". */
export const formatList = (words: Iterable<string>): string => new Intl.ListFormat(locale).format(words);

/** Names within a sentence: "Laax, Davos and Verbier", or with "or"; no Oxford comma. */
export const formatNames = (names: Iterable<string>, type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(britishLocale, { type }).format(names);

/** 12345 -> "12,345". */
export const formatCount = (count: number): string => formatDecimal(count);

/** 4.75 -> "4.8", without the scale. */
export const formatRating = (rating: number): string => formatDecimal(rating, { most: 1, least: 1 });

/** Whether an amount has no cents; 79.9 − 59.9 has none either, though it is 20.000000000000007. */
const hasNoCents = (amount: number): boolean => Number.isInteger(Number(amount.toFixed(2)));

/** An amount of money without its currency: "70", "46.50". */
export const formatMoney = (amount: number, isWhole = hasNoCents(amount)): string =>
  formatDecimal(amount, { most: 2, least: isWhole ? 0 : 2 });

/** A price range without its currency, or null if neither bound is known. */
export function formatAmounts({ min, max }: { min: number; max: number }): string | null {
  const bounds = [...new Set([min, max].filter((bound) => bound > 0))].sort((a, b) => a - b);
  const isWhole = bounds.every(hasNoCents);
  return bounds.length > 0 ? bounds.map((bound) => formatMoney(bound, isWhole)).join(' – ') : null;
}

/** "EUR 72 – 81", "EUR 81" when one bound is known, or null when none is. */
export function formatPrice(price: { currency: string; min: number; max: number }): string | null {
  const amounts = formatAmounts(price);
  return amounts === null ? null : `${price.currency} ${amounts}`;
}

const longDay = lazy(
  () => new Intl.DateTimeFormat(pageLocale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** '2026-01-28' -> "January 28, 2026". */
export const formatLongDate = (isoDay: string): string => longDay().format(Date.parse(`${isoDay}T00:00Z`));

const separators = lazy(() => {
  const parts = new Intl.NumberFormat(pageLocale).formatToParts(12345.6);
  return {
    group: parts.find(({ type }) => type === 'group')?.value ?? ',',
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
  };
});

/**
 * A number as people type it in the page's language, or as `formatDecimal` writes it: "1,234.5" in English, "1.234,5" in German.
 * NaN if it is not a number. A single comma or point not followed by exactly three digits is a decimal separator in every
 * language, so that a German page reads "2.5" too, and an English one "1.234,50".
 */
export function parseDecimal(text: string): number {
  const { group, decimal } = separators();
  const compact = text
    .trim()
    .replaceAll(/[\s\u00a0\u202f'’]/g, '')
    .replace('−', '-');
  const alone = /^(-?\d*|-?\d{1,3}(?:[.,]\d{3})+)[.,](\d{1,2}|\d{4,})$/.exec(compact);
  if (alone) return Number(`${alone[1]?.replaceAll(/[.,]/g, '')}.${alone[2]}`);
  const plain = (/\s/.test(group) ? compact : compact.replaceAll(group, '')).replace(decimal, '.');
  return plain === '' ? Number.NaN : Number(plain);
}
