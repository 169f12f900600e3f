import type { Resort } from '@/api/resorts/resort.schema';
import { formatNames } from '@/lib/format';
import type { SortedValues } from '@/lib/statistics';
import { mostUsed } from '../most-used';
import type { ActiveFilter } from './filter-words';
import { type FilterContext, filterCatalogue, type ListFilters, withChoice } from './list-filters';

/** How many resorts each further choice would leave, given all filters; a choice that is missing would leave none. */
export interface ChoiceCounts {
  styles: ReadonlyMap<string, number>;
  facilities: ReadonlyMap<string, number>;
}

/** The counts beside each choice. */
export function choiceCounts(resorts: readonly Resort[], filters: ListFilters, context: FilterContext): ChoiceCounts {
  const found = filterCatalogue(resorts, filters, context);
  const countsOf = (key: 'resortStyles' | 'facilities') => new Map(mostUsed(found.flatMap((resort) => resort[key])));
  return { styles: countsOf('resortStyles'), facilities: countsOf('facilities') };
}

/** How many resorts the filters leave. */
export const countMatches = (resorts: readonly Resort[], filters: ListFilters, context: FilterContext): number =>
  filterCatalogue(resorts, filters, context).length;

/** Two filters as one, to be removed together. */
const together = (a: ActiveFilter, b: ActiveFilter): ActiveFilter => ({
  label: formatNames([a.name ?? a.label, b.name ?? b.label]),
  without: (now) => withChoice(withChoice(now, a.without), b.without),
});

/**
 * For an empty result: each filter with the number of results without it, most first, zeros left out. Where no filter helps
 * alone, the same for each two of them.
 */
export function relaxations(
  resorts: readonly Resort[],
  filters: ListFilters,
  context: FilterContext,
  active: readonly ActiveFilter[],
): (ActiveFilter & { count: number })[] {
  const helpful = (ways: readonly ActiveFilter[]) =>
    ways
      .map((filter) => ({ ...filter, count: countMatches(resorts, withChoice(filters, filter.without), context) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
  const single = helpful(active);
  // All of them are removed by clearing the filters.
  if (single.length > 0 || active.length === 2) return single;
  return helpful(active.flatMap((filter, index) => active.slice(index + 1).map((other) => together(filter, other))));
}

/** A histogram of prices: how many are at least `from` and less than that of the next bin. */
export function priceBins(prices: SortedValues, width: number): { from: number; count: number }[] {
  const highest = prices.at(-1);
  if (highest === undefined) return [];
  const bins = Array.from({ length: Math.floor(highest / width) + 1 }, (_, index) => ({
    from: index * width,
    count: 0,
  }));
  for (const price of prices) {
    const bin = bins[Math.floor(price / width)];
    if (bin) bin.count += 1;
  }
  return bins;
}
