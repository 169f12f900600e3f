import { createLoader, createSerializer, type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { catalogueFilterParsers, toCatalogueChoices, toCatalogueValues } from './catalogue-filter-parsers';
import { type CatalogueFilters, noCatalogueFilters } from './catalogue-filters';
import { filterParsers, type KnownChoices, knownFilters } from './resort-filters';

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

/** The filters among what an address says, without what is not known; see knownFilters. A currency needs an amount. */
export function toFilters(values: AddressValues, known?: KnownChoices): CatalogueFilters {
  const filters = knownFilters({ ...values, ...toCatalogueChoices(values) }, known);
  const hasAmount = filters.minPrice !== null || filters.maxPrice !== null;
  return {
    ...filters,
    currency: hasAmount ? filters.currency : noCatalogueFilters.currency,
    maxKm: known?.hasPlace ? filters.maxKm : null,
  };
}

/** What an address says of some filters. */
export const toAddressValues = (filters: CatalogueFilters): AddressValues => ({
  ...filters,
  ...toCatalogueValues(filters),
  styles: [...filters.styles],
});

/** Reads all filters of a list from a query string. */
export const listFiltersFromSearch = (search: URLSearchParams, known?: KnownChoices): CatalogueFilters =>
  toFilters(load(search), known);

/** Writes all filters of a list as a query string with its question mark, or '' when nothing is set. */
export const searchFromListFilters = (filters: CatalogueFilters): string => serialize(toAddressValues(filters));
