import type { Resort } from '@/api/resorts/resort.schema';
import { formatNames } from '@/lib/format';
import type { SortedValues } from '@/lib/statistics';
import type { ActiveFilter } from './filter-words';
import { conditionsOf, type FilterContext, filterCatalogue, type ListFilters, withChoice } from './list-filters';

/** How many resorts each choice would leave, given all other filters; a choice that is missing would leave none. */
export interface ChoiceCounts {
  regions: ReadonlyMap<string, number>;
  countries: ReadonlyMap<string, number>;
  /** Among the resorts with all styles chosen so far. */
  styles: ReadonlyMap<string, number>;
  facilities: ReadonlyMap<string, number>;
}

/** Adds a resort to the counts of its choices, to each once. */
function count(counts: Map<string, number>, choices: readonly string[]): void {
  for (const choice of new Set(choices)) if (choice) counts.set(choice, (counts.get(choice) ?? 0) + 1);
}

/** The counts beside each choice. A region or country counts as if it replaced the current one. */
export function choiceCounts(resorts: readonly Resort[], filters: ListFilters, context: FilterContext): ChoiceCounts {
  const { region, countries, ...others } = conditionsOf(filters, context);
  const rest = Object.values(others);
  const regionCounts = new Map<string, number>();
  const countryCounts = new Map<string, number>();
  const styleCounts = new Map<string, number>();
  const facilityCounts = new Map<string, number>();
  for (const resort of resorts) {
    if (!rest.every((meets) => meets(resort))) continue;
    const isInRegion = !region || region(resort);
    const isInCountries = !countries || countries(resort);
    if (isInCountries) count(regionCounts, [resort.region]);
    if (isInRegion) count(countryCounts, [resort.country]);
    if (!isInRegion || !isInCountries) continue;
    count(styleCounts, resort.resortStyles);
    count(facilityCounts, resort.facilities);
  }
  return { regions: regionCounts, countries: countryCounts, styles: styleCounts, facilities: facilityCounts };
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
