import type { Range } from '@/api/resorts/filter-options.schema';
import type { CatalogueFilters } from './catalogue-filters';
import { activePrice, noFilters } from './resort-filters';

const count = (...areSet: boolean[]) => areSet.filter(Boolean).length;

/** How many filters of the advanced panel are set; each style and facility counts one, the two bounds of the price too. */
export function countAdvanced(filters: CatalogueFilters, priceRange: Range): number {
  const { minRating, styles, facilities, minPeak, minDrop, minSnowfall, minRuns, openOn, maxKm } = filters;
  const { minPrice, maxPrice } = activePrice(filters, priceRange);
  const single = [minPeak, minDrop, minSnowfall, minRuns, openOn, maxKm].map((choice) => choice !== null);
  return count(minPrice !== null || maxPrice !== null, minRating > 0, ...single) + styles.length + facilities.length;
}

/** How many filters are set beside the search, the order among them. */
export function countSet(filters: CatalogueFilters, priceRange: Range): number {
  const { region, country, countries, bounds, sortBy } = filters;
  const others = count(region !== '', country !== '', bounds !== null, sortBy !== noFilters.sortBy);
  return others + countries.length + countAdvanced(filters, priceRange);
}
