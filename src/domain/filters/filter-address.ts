import { createLoader, createSerializer, type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import type { FilterOptions } from '@/api/resorts/filter-options.schema';
import { catalogueFilterParsers } from './filter-parsers';
import type { ListFilters } from './list-filters';
import { type LowestFigures, restrictingBounds } from './lowest-figures';
import { filterParsers, hasPriceBound, type KnownChoices, knownFilters, knownPlace } from './server-filters';

/** The views of the results. */
export const resultViews = ['list', 'map', 'table'] as const;
export type ResultViewName = (typeof resultViews)[number];

const listParsers = { ...filterParsers, ...catalogueFilterParsers };

/** Every parameter of the list's query string; unknown ones are dropped on the first change. */
export const addressParsers = {
  ...listParsers,
  /** Not a filter. For the default, see useResultView. */
  view: parseAsStringLiteral(resultViews),
  /** A trip shared by link; not a filter. */
  trip: parseAsString,
};

const load = createLoader(listParsers);
const serialize = createSerializer(listParsers);

/** The filters as the query string holds them. */
type AddressValues = inferParserType<typeof listParsers>;

/** The known values of filters; a missing or empty list rules nothing out. */
export type KnownListChoices = KnownChoices &
  Partial<Pick<FilterOptions, 'facilities'>> & {
    /** A bound at or below these restricts nothing. */
    lowest?: LowestFigures;
  };

const onceEach = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()).filter(Boolean))];

const knownOf = (chosen: readonly string[], known: readonly string[] | undefined): readonly string[] =>
  known && known.length > 0 ? chosen.filter((each) => known.includes(each)) : chosen;

/**
 * The filters in an address, without unknown values (see knownFilters) and bounds that restrict nothing. A currency needs
 * an amount.
 */
export function toFilters(values: AddressValues, known: KnownListChoices = {}): ListFilters {
  const { currency, ...filters } = knownFilters(values, known);
  const { country } = filters;
  const others = filters.countries.map((name) => knownPlace(name.trim(), known.countries));
  return {
    ...filters,
    ...restrictingBounds(filters, known.lowest ?? {}),
    countries: onceEach(others).filter((name) => name !== country),
    facilities: knownOf(onceEach(filters.facilities), known.facilities),
    currency: hasPriceBound(filters) ? (currency ?? '') : '',
    maxKm: known.hasPlace ? filters.maxKm : null,
  };
}

/** The address values of some filters. */
export const toAddressValues = (filters: ListFilters): AddressValues => ({
  ...filters,
  styles: [...filters.styles],
  countries: [...filters.countries],
  facilities: [...filters.facilities],
  currency: filters.currency || null,
});

/** Reads all filters of a list from a query string. */
export const listFiltersFromSearch = (search: URLSearchParams, known?: KnownListChoices): ListFilters =>
  toFilters(load(search), known);

/** Writes all filters of a list as a query string with its question mark, or '' when nothing is set. */
export const searchFromListFilters = (filters: ListFilters): string => serialize(toAddressValues(filters));
