import { createLoader, createSerializer, type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import type { FilterOptions } from '@/api/resorts/filter-options.schema';
import { catalogueFilterParsers, toCatalogueChoices, toCatalogueValues } from './filter-parsers';
import { type ListFilters, noListFilters } from './list-filters';
import { type LowestFigures, restrictingBounds } from './lowest-figures';
import { filterParsers, type KnownChoices, knownFilters, knownPlace } from './server-filters';

/** How the results can be shown. */
export const resultViews = ['list', 'map', 'table'] as const;
export type ResultViewName = (typeof resultViews)[number];

const listParsers = { ...filterParsers, ...catalogueFilterParsers };

/** Every word that the query string of the list may hold; another one goes with the first change of any. */
export const addressParsers = {
  ...listParsers,
  /** No filter: where the address names none, see useResultView. */
  view: parseAsStringLiteral(resultViews),
  /** A trip that came with a link; it is none of the list's choices. */
  trip: parseAsString,
};

const load = createLoader(listParsers);
const serialize = createSerializer(listParsers);

/** The filters as the query string holds them. */
type AddressValues = inferParserType<typeof listParsers>;

/** What can be asked for, as far as it is known; a list that is not there, or is empty, rules nothing out. */
export type KnownListChoices = KnownChoices &
  Partial<Pick<FilterOptions, 'facilities'>> & {
    /** A bound that asks for no more restricts nothing. */
    lowest?: LowestFigures;
  };

const knownOf = (chosen: readonly string[], known: readonly string[] | undefined): readonly string[] =>
  known && known.length > 0 ? chosen.filter((each) => known.includes(each)) : chosen;

/**
 * The filters among what an address says, without what is not known, see knownFilters, and what restricts nothing. A
 * currency needs an amount.
 */
export function toFilters(values: AddressValues, known: KnownListChoices = {}): ListFilters {
  const filters = knownFilters({ ...values, ...toCatalogueChoices(values) }, known);
  const { country, countries, facilities, minPrice, maxPrice } = filters;
  const others = countries.map((name) => knownPlace(name, known.countries));
  return {
    ...filters,
    ...restrictingBounds(filters, known.lowest ?? {}),
    countries: [...new Set(others)].filter((name) => name !== '' && name !== country),
    facilities: knownOf(facilities, known.facilities),
    currency: minPrice !== null || maxPrice !== null ? filters.currency : noListFilters.currency,
    maxKm: known.hasPlace ? filters.maxKm : null,
  };
}

/** What an address says of some filters. */
export const toAddressValues = (filters: ListFilters): AddressValues => ({
  ...filters,
  ...toCatalogueValues(filters),
  styles: [...filters.styles],
});

/** Reads all filters of a list from a query string. */
export const listFiltersFromSearch = (search: URLSearchParams, known?: KnownListChoices): ListFilters =>
  toFilters(load(search), known);

/** Writes all filters of a list as a query string with its question mark, or '' when nothing is set. */
export const searchFromListFilters = (filters: ListFilters): string => serialize(toAddressValues(filters));
