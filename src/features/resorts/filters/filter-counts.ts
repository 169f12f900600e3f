import type { Resort } from '@/api/resorts/resort.schema';
import {
  type CatalogueFilters,
  conditionsOf,
  type FilterContext,
  filterCatalogue,
  matching,
} from './catalogue-filters';

/** How many resorts each choice of a control would leave beside all that is set already; a missing one would leave none. */
export interface ChoiceCounts {
  regions: ReadonlyMap<string, number>;
  countries: ReadonlyMap<string, number>;
  /** Of those that have all styles chosen so far. */
  styles: ReadonlyMap<string, number>;
  facilities: ReadonlyMap<string, number>;
}

const addTo = (counts: Map<string, number>, choice: string) => counts.set(choice, (counts.get(choice) ?? 0) + 1);

function countBy(resorts: readonly Resort[], choiceOf: (resort: Resort) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const resort of resorts) {
    const choice = choiceOf(resort);
    if (choice) addTo(counts, choice);
  }
  return counts;
}

/** A resort that names a choice twice counts once. */
function countByAll(resorts: readonly Resort[], choicesOf: (resort: Resort) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const resort of resorts) {
    const choices = choicesOf(resort);
    choices.forEach((choice, index) => {
      if (choice && choices.indexOf(choice) === index) addTo(counts, choice);
    });
  }
  return counts;
}

/** The counts beside every choice. A region or country is counted as if it were chosen in place of what is set. */
export function choiceCounts(
  resorts: readonly Resort[],
  filters: CatalogueFilters,
  context: FilterContext,
): ChoiceCounts {
  const { region, countries, ...others } = conditionsOf(filters, context);
  const anywhere = matching(resorts, others);
  const inRegion = region ? anywhere.filter(region) : anywhere;
  const found = countries ? inRegion.filter(countries) : inRegion;
  const inCountries = countries ? anywhere.filter(countries) : anywhere;
  return {
    regions: countBy(inCountries, (resort) => resort.region),
    countries: countBy(inRegion, ({ country }) => country),
    styles: countByAll(found, ({ resortStyles }) => resortStyles),
    facilities: countByAll(found, ({ facilities }) => facilities),
  };
}

/** How many resorts the filters leave. */
export const countMatches = (resorts: readonly Resort[], filters: CatalogueFilters, context: FilterContext): number =>
  filterCatalogue(resorts, filters, context).length;

/** A filter that is set, and what takes it away. */
interface SetFilter {
  label: string;
  without: Partial<CatalogueFilters>;
}

/** Ways out of an empty result: each filter that is set, with what its absence would leave; the most first, none empty. */
export function waysOut<Filter extends SetFilter>(
  resorts: readonly Resort[],
  filters: CatalogueFilters,
  context: FilterContext,
  active: readonly Filter[],
): (Filter & { count: number })[] {
  const withoutSearch = { ...context, searchIds: null };
  return active
    .map((filter) => ({
      ...filter,
      count: countMatches(
        resorts,
        { ...filters, ...filter.without },
        filter.without.search === '' ? withoutSearch : context,
      ),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** A small histogram: how many resorts cost from `from` up to the next bin, in one currency. */
export function priceBins(
  resorts: readonly Resort[],
  currency: string,
  width: number,
): { from: number; count: number }[] {
  const prices = resorts
    .filter(({ price }) => price.currency === currency)
    .map(({ price }) => price.min || price.max)
    .filter((price) => price > 0);
  if (prices.length === 0) return [];
  const bins = Array.from({ length: Math.floor(Math.max(...prices) / width) + 1 }, (_, index) => ({
    from: index * width,
    count: 0,
  }));
  for (const price of prices) {
    const bin = bins[Math.floor(price / width)];
    if (bin) bin.count += 1;
  }
  return bins;
}
