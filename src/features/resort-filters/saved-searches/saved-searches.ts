import { z } from 'zod/mini';
import { SAVED_SEARCHES_MAX, SEARCH_NAME_MAX } from '@/config/constants';
import { listFiltersFromSearch, searchFromListFilters } from '@/domain/filters/filter-address';
import { type ListFilters, noListFilters } from '@/domain/filters/list-filters';
import { listOrders, noServerFilters, tripOrders } from '@/domain/filters/server-filters';
import { uniqueById } from '@/lib/lenient';
import { seenText } from '@/lib/plain-text';
import { randomId } from '@/lib/random-id';
import { m } from '@/paraglide/messages';
import { savedSearchStore } from '@/session/saved-search-storage';

const ALL_REGIONS = 'all_regions';
const ALL_COUNTRIES = 'all_countries';

const bound = z.nullable(z.number());
const savedSearch = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  /** ISO date and time. */
  createdAt: z.string(),
  searchQuery: z._default(z.string(), ''),
  selectedRegion: z._default(z.string(), ALL_REGIONS),
  selectedCountry: z._default(z.string(), ALL_COUNTRIES),
  /** From and to; null where the visitor set no bound. */
  priceRange: z._default(z.tuple([bound, bound]), [null, null]),
  minRating: z._default(z.number(), 0),
  selectedResortStyles: z._default(z.array(z.string()), []),
  sortBy: z.catch(z.enum(listOrders), 'rating'),
  /** Filters that need the catalogue, as in the address; missing without any. */
  catalogueChoices: z.optional(z.string()),
});

/** A saved search as stored in the browser. */
export type SavedSearch = z.infer<typeof savedSearch>;

/** Reads the saved searches from a stored value, newest first, without corrupt ones. */
export function readSavedSearches(stored: unknown): SavedSearch[] {
  if (!Array.isArray(stored)) return [];
  const searches = stored.flatMap((item) => savedSearch.safeParse(item).data ?? []);
  return uniqueById(searches).slice(0, SAVED_SEARCHES_MAX);
}

/** The number in a name "Search N", else 0. A year in a name of the visitor's own, such as "Winter 2027", is none. */
function numberIn(name: string): number {
  const number = Number(/ (\d{1,9})$/.exec(name)?.[1] ?? 0);
  return name.toLowerCase() === m.filters_search_number({ number }).toLowerCase() ? number : 0;
}

/**
 * Adds the filters in front under the next free "Search N", and keeps the newest five. A search for the same filters moves to
 * the front instead, with its name.
 */
export function addSavedSearch(
  searches: readonly SavedSearch[],
  filters: ListFilters,
  { id, now }: { id: string; now: Date },
): SavedSearch[] {
  const address = searchFromListFilters(filters);
  const same = searches.find((search) => searchFromListFilters(filtersOfSavedSearch(search)) === address);
  if (same) return [same, ...searches.filter((search) => search !== same)];
  const numbers = searches.map(({ name }) => numberIn(name));
  const catalogueChoices = searchFromListFilters({ ...filters, ...noServerFilters });
  const added: SavedSearch = {
    id,
    name: m.filters_search_number({ number: Math.max(0, ...numbers) + 1 }),
    createdAt: now.toISOString(),
    searchQuery: filters.search,
    selectedRegion: filters.region || ALL_REGIONS,
    selectedCountry: filters.country || ALL_COUNTRIES,
    priceRange: [filters.minPrice, filters.maxPrice],
    minRating: filters.minRating,
    selectedResortStyles: [...filters.styles],
    sortBy: filters.sortBy,
    ...(catalogueChoices && { catalogueChoices }),
  };
  return [added, ...searches].slice(0, SAVED_SEARCHES_MAX);
}

/** Why a search cannot have this name, in words; null if it can. */
export function nameError(searches: readonly SavedSearch[], id: string, name: string): string | null {
  const trimmed = seenText(name);
  if (trimmed === '') return m.filters_enter_name();
  if (trimmed.length > SEARCH_NAME_MAX) return m.filters_name_long({ most: SEARCH_NAME_MAX });
  const isTaken = searches.some((other) => other.id !== id && other.name.toLowerCase() === trimmed.toLowerCase());
  return isTaken ? m.filters_name_taken() : null;
}

/** Renames one of the searches; their order stays. */
export const renameSavedSearch = (searches: readonly SavedSearch[], id: string, name: string): SavedSearch[] =>
  searches.map((search) => (search.id === id ? { ...search, name } : search));

/** The filters of a saved search, validated like those of an address. */
export function filtersOfSavedSearch(search: SavedSearch): ListFilters {
  const [minPrice, maxPrice] = search.priceRange;
  const address = searchFromListFilters({
    ...noListFilters,
    search: search.searchQuery,
    region: search.selectedRegion === ALL_REGIONS ? '' : search.selectedRegion,
    country: search.selectedCountry === ALL_COUNTRIES ? '' : search.selectedCountry,
    minPrice,
    maxPrice,
    minRating: search.minRating,
    styles: search.selectedResortStyles,
    sortBy: search.sortBy,
  });
  const choices = search.catalogueChoices?.replace('?', '') ?? '';
  return listFiltersFromSearch(new URLSearchParams(`${address}&${choices}`), {
    resortStyles: search.selectedResortStyles,
    orders: tripOrders,
    hasPlace: true,
  });
}

const storedSearches = (): SavedSearch[] => readSavedSearches(savedSearchStore.get());

/** Saves filters as the newest search. Returns its name, and whether it will outlive the page. */
export function saveSearch(filters: ListFilters): { name: string; isKept: boolean } {
  const searches = addSavedSearch(storedSearches(), filters, { id: randomId(), now: new Date() });
  return { name: searches[0]?.name ?? '', isKept: savedSearchStore.save(searches) };
}

/** Removes a saved search by its id. */
export function removeSearch(id: string): void {
  savedSearchStore.save(storedSearches().filter((search) => search.id !== id));
}

/** Renames a saved search; see nameError. Returns whether the name will outlive the page. */
export function renameSearch(id: string, name: string): boolean {
  return savedSearchStore.save(renameSavedSearch(storedSearches(), id, name));
}

/** The searches saved in this browser, newest first and in sync between tabs. */
export const useSavedSearches = (): SavedSearch[] => readSavedSearches(savedSearchStore.use());
