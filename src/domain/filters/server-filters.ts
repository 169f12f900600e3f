import {
  createLoader,
  createParser,
  parseAsNativeArrayOf,
  parseAsNumberLiteral,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import type { FilterOptions, Range } from '@/api/resorts/filter-options.schema';
import type { ResortListParams } from '@/api/resorts/resorts.client';
import { DEFAULT_PRICE_RANGE, SEARCH_MAX } from '@/config/constants';
import { parseAsText } from '@/lib/parse-as-text';
import { resortStyles } from '../resort-styles';

/** Orders the server knows; the first is the default. */
export const sortOrders = ['rating', 'price_asc', 'price_desc', 'name', 'elevation', 'snowfall'] as const;
type SortOrder = (typeof sortOrders)[number];

/** Orders that depend on the visitor's trip: "Fits your trip" and "Nearest". */
export const tripOrders = ['trip', 'nearest'] as const;

/** Every order of a list. */
export const listOrders = [...sortOrders, ...tripOrders] as const;
export type ListOrder = (typeof listOrders)[number];

/** Whether the server can sort by it. */
export const isServerOrder = (order: ListOrder): order is SortOrder => sortOrders.some((known) => known === order);

/** The filters the server knows. '' and null: not set. */
export interface ServerFilters {
  search: string;
  region: string;
  country: string;
  /** Bounds of the daily lift ticket. */
  minPrice: number | null;
  maxPrice: number | null;
  /** One of `minimumRatings`, or 0 for any. */
  minRating: number;
  styles: readonly string[];
  sortBy: ListOrder;
}

export const noServerFilters: ServerFilters = {
  search: '',
  region: '',
  country: '',
  minPrice: null,
  maxPrice: null,
  minRating: 0,
  styles: [],
  sortBy: 'rating',
};

/** Offered if the server names none. */
const fallbackRegions = ['Europe', 'North America'] as const;

/** The filter values the server offers; a missing or empty list rules nothing out. */
export type KnownChoices = Partial<Pick<FilterOptions, 'regions' | 'countries' | 'resortStyles'>> & {
  /** The orders that the visitor's trip allows besides the server's. */
  orders?: readonly ListOrder[];
  /** Whether it is known where the trip starts. */
  hasPlace?: boolean;
};

/** The regions to choose from: the server's, or ours if it names none. */
export const regionsOf = (known: readonly string[] = []): readonly string[] =>
  known.length > 0 ? known : fallbackRegions;

const parseAsAmount = createParser({
  parse: (text) => {
    const amount = text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(amount) && amount >= 0 ? amount : null;
  },
  serialize: String,
});

/**
 * The minimum ratings to choose from besides "Any": whole stars, and 4.5, since hardly any mean of many reviews reaches 5.
 */
export const minimumRatings: readonly number[] = [1, 2, 3, 4, 4.5, 5];

/** The query parameters of the filters; unreadable values are ignored. */
export const filterParsers = {
  search: parseAsText(SEARCH_MAX),
  region: parseAsText(),
  country: parseAsText(),
  minPrice: parseAsAmount,
  maxPrice: parseAsAmount,
  minRating: parseAsNumberLiteral([0, ...minimumRatings]).withDefault(noServerFilters.minRating),
  styles: parseAsNativeArrayOf(parseAsString),
  sortBy: parseAsStringLiteral(listOrders).withDefault(noServerFilters.sortBy),
};
const loadFilters = createLoader(filterParsers);

/** Reads filters from a query string; see knownFilters. */
export const filtersFromSearch = (search: URLSearchParams, known?: KnownChoices): ServerFilters =>
  knownFilters(loadFilters(search), known);

/**
 * Filters without unknown values. Until the server's values have loaded, any place is accepted, but only our own styles.
 * Normalises the order of styles and bounds, so that equal filters serialise alike.
 */
export function knownFilters<Filters extends ServerFilters>(filters: Filters, known: KnownChoices = {}): Filters {
  const { minPrice, maxPrice, sortBy } = filters;
  const isTurned = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return {
    ...filters,
    search: filters.search.trim(),
    region: knownPlace(filters.region, known.regions),
    country: knownPlace(filters.country, known.countries),
    ...(isTurned && { minPrice: maxPrice, maxPrice: minPrice }),
    styles: allStyles(known.resortStyles).filter((style) => filters.styles.includes(style)),
    sortBy: isServerOrder(sortBy) || known.orders?.includes(sortBy) ? sortBy : noServerFilters.sortBy,
  };
}

/** The request parameters: only what is set. A price bound at the end of the range restricts nothing. */
export function toListParams(filters: ServerFilters, priceRange: Range = DEFAULT_PRICE_RANGE): ResortListParams {
  const { search, region, country, minRating, styles, sortBy } = filters;
  const { minPrice, maxPrice } = activePrice(filters, priceRange);
  return {
    ...(search && { search }),
    ...(country && { country }),
    ...(region && { region }),
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
    ...(styles.length > 0 && { resortStyles: styles }),
    ...(minRating > 0 && { minRating }),
    ...(sortBy !== 'rating' && isServerOrder(sortBy) && { sortBy }),
  };
}

type PriceBounds = Pick<ServerFilters, 'minPrice' | 'maxPrice'>;

/** Whether a bound of the price is set. */
export const hasPriceBound = ({ minPrice, maxPrice }: PriceBounds): boolean => minPrice !== null || maxPrice !== null;

/** The price bounds, null for one that restricts nothing. */
export function activePrice({ minPrice, maxPrice }: PriceBounds, range: Range): PriceBounds {
  return {
    minPrice: minPrice !== null && minPrice > range.min ? minPrice : null,
    maxPrice: maxPrice !== null && maxPrice < range.max ? maxPrice : null,
  };
}

/** True if the list is narrowed; its order does not count. */
export function isFiltered(filters: ServerFilters, priceRange: Range): boolean {
  const { sortBy: _, ...narrowing } = toListParams(filters, priceRange);
  return Object.keys(narrowing).length > 0;
}

/** A place in its known spelling, '' if unknown; any place while none are known. */
export function knownPlace(place: string, known: readonly string[] = []): string {
  const spelt = (names: readonly string[]) => names.find((name) => name.toLowerCase() === place.toLowerCase());
  // Normalised right away, or the list would be requested twice: as typed, and as the server spells it.
  return known.length === 0 ? (spelt(fallbackRegions) ?? place) : (spelt(known) ?? '');
}

/** Our styles in their order, then those that only the server names. */
export function allStyles(extraStyles: readonly string[] = []): string[] {
  return [...new Set([...resortStyles, ...extraStyles])];
}
