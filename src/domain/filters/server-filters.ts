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
import { DEFAULT_PRICE_RANGE, RATING_MAX, SEARCH_MAX } from '@/config/constants';
import { parseAsText } from '@/lib/parse-as-text';
import { resortStyles } from '../resort-styles';

/** Orders the server knows; the first is the one nobody has to choose. */
export const sortOrders = ['rating', 'price_asc', 'price_desc', 'name', 'elevation', 'snowfall'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Orders that rest on the visitor's trip: "Fits your trip" and "Nearest". */
export const tripOrders = ['trip', 'nearest'] as const;

/** Every order a list can stand in. */
export const listOrders = [...sortOrders, ...tripOrders] as const;
export type ListOrder = (typeof listOrders)[number];

export const isServerOrder = (order: ListOrder): order is SortOrder => sortOrders.some((known) => known === order);

/** What the visitor has asked the list for. '' and null mean: not asked for. */
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

/** Offered where the server names none of its own. */
const fallbackRegions = ['Europe', 'North America'] as const;

/** What the server says can be asked for; a list it does not give, or gives empty, rules nothing out. */
export type KnownChoices = Partial<Pick<FilterOptions, 'regions' | 'countries' | 'resortStyles'>> & {
  /** The orders that the visitor's trip allows beside the server's. */
  orders?: readonly ListOrder[];
  /** Whether it is known where the trip starts. */
  hasPlace?: boolean;
};

/** The regions to choose from: a list the server does not give, or gives empty, leaves ours. */
export function regionsOf({ regions = [] }: KnownChoices = {}): readonly string[] {
  return regions.length > 0 ? regions : fallbackRegions;
}

const parseAsAmount = createParser({
  parse: (text) => (text.trim() !== '' && Number(text) >= 0 && Number.isFinite(Number(text)) ? Number(text) : null),
  serialize: String,
});

/**
 * The minimum ratings to choose from beside "Any": the whole stars, and 4.5, since hardly any mean of many reviews reaches
 * the highest.
 */
export const minimumRatings: readonly number[] = [
  ...Array.from({ length: RATING_MAX - 1 }, (_, index) => index + 1),
  RATING_MAX - 0.5,
  RATING_MAX,
];

/** The filters as they stand in the query string; what cannot be read is ignored. */
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
 * Filters without what is not known; before the server has said what it knows, any place is taken and only our own
 * styles. Same filters, same object, in whatever order styles and bounds stand.
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

/** What is asked of the server: only what is set. A price bound at the end of the range restricts nothing. */
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

/** The price bounds that restrict anything; null for one that does not. */
export function activePrice(
  { minPrice, maxPrice }: Pick<ServerFilters, 'minPrice' | 'maxPrice'>,
  range: Range,
): { minPrice: number | null; maxPrice: number | null } {
  return {
    minPrice: minPrice !== null && minPrice > range.min ? minPrice : null,
    maxPrice: maxPrice !== null && maxPrice < range.max ? maxPrice : null,
  };
}

/** True when the list is narrowed; its order alone narrows nothing. */
export function isFiltered(filters: ServerFilters, priceRange: Range): boolean {
  const { sortBy: _, ...narrowing } = toListParams(filters, priceRange);
  return Object.keys(narrowing).length > 0;
}

/** Takes a style in, or away when it is there. */
export function toggleStyle(style: string): (now: ServerFilters) => Pick<ServerFilters, 'styles'> {
  return ({ styles }) => ({
    styles: styles.includes(style) ? styles.filter((other) => other !== style) : [...styles, style],
  });
}

/** The orders that the visitor's trip allows: by how resorts fit it, and by how far they are from where it starts. */
export const tripOrdersOf = (trip: { canSortByTrip: boolean; hasPlace: boolean }): ListOrder[] => [
  ...(trip.canSortByTrip ? (['trip'] as const) : []),
  ...(trip.hasPlace ? (['nearest'] as const) : []),
];

/** A place as it is spelt among those that are known, '' for another one; any while none is known. */
export function knownPlace(place: string, known: readonly string[] = []): string {
  const spelt = (names: readonly string[]) => names.find((name) => name.toLowerCase() === place.toLowerCase());
  // Spelt as ours at once, or the list would be asked for twice: as it stands and as the server spells it.
  return known.length === 0 ? (spelt(fallbackRegions) ?? place) : (spelt(known) ?? '');
}

/** Our styles in their order, then those only the server names. */
export function allStyles(extraStyles: readonly string[] = []): string[] {
  return [...new Set([...resortStyles, ...extraStyles])];
}
