import type { Range } from '@/api/resorts/filter-options.schema';
import type { ListFilters } from './list-filters';
import { activePrice, hasPriceBound, noServerFilters } from './server-filters';

const count = (...areSet: boolean[]) => areSet.filter(Boolean).length;

/** How many advanced filters are set; each style and facility counts as one, and so do the two price bounds together. */
export function countAdvanced(filters: ListFilters, priceRange: Range): number {
  const { minRating, styles, facilities, minPeak, minDrop, minSnowfall, minRuns, openOn, maxKm } = filters;
  const hasPrice = hasPriceBound(activePrice(filters, priceRange));
  const single = [minPeak, minDrop, minSnowfall, minRuns, openOn, maxKm].map((choice) => choice !== null);
  return count(hasPrice, minRating > 0, ...single) + styles.length + facilities.length;
}

/** How many filters are set besides the search, including the sort order. */
export function countSet(filters: ListFilters, priceRange: Range): number {
  const { region, country, countries, bounds, sortBy } = filters;
  const others = count(region !== '', country !== '', bounds !== null, sortBy !== noServerFilters.sortBy);
  return others + countries.length + countAdvanced(filters, priceRange);
}
