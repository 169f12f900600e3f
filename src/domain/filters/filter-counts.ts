import type { Resort } from '@/api/resorts/resort.schema';
import { conditionsOf, type FilterContext, filterCatalogue, type ListFilters } from './list-filters';

/** How many resorts each choice would leave, given all other filters; a choice that is missing would leave none. */
export interface ChoiceCounts {
  regions: ReadonlyMap<string, number>;
  countries: ReadonlyMap<string, number>;
  /** Among the resorts with all styles chosen so far. */
  styles: ReadonlyMap<string, number>;
  facilities: ReadonlyMap<string, number>;
}

/** The regions, countries or styles of a catalogue's resorts, as numbers: counting strings takes several times as long. */
interface CodedChoices {
  names: readonly string[];
  /** By the index of the resort, each choice once. */
  codes: readonly (readonly number[])[];
}

function coded(resorts: readonly Resort[], choicesOf: (resort: Resort) => readonly string[]): CodedChoices {
  const codeOf = new Map<string, number>();
  const codes = resorts.map((resort) =>
    [...new Set(choicesOf(resort))].filter(Boolean).map((choice) => {
      const code = codeOf.get(choice) ?? codeOf.size;
      codeOf.set(choice, code);
      return code;
    }),
  );
  return { names: [...codeOf.keys()], codes };
}

const codedCatalogues = new WeakMap<readonly Resort[], Record<keyof ChoiceCounts, CodedChoices>>();

/** Memoised per catalogue. */
function codedCatalogue(resorts: readonly Resort[]): Record<keyof ChoiceCounts, CodedChoices> {
  const known = codedCatalogues.get(resorts) ?? {
    regions: coded(resorts, ({ region }) => [region]),
    countries: coded(resorts, ({ country }) => [country]),
    styles: coded(resorts, ({ resortStyles }) => resortStyles),
    facilities: coded(resorts, ({ facilities }) => facilities),
  };
  codedCatalogues.set(resorts, known);
  return known;
}

/** Counts the choices of one resort after another. */
function counter({ names, codes }: CodedChoices) {
  const counts = names.map(() => 0);
  return {
    add: (resort: number) => {
      for (const code of codes[resort] ?? []) counts[code] = (counts[code] ?? 0) + 1;
    },
    counts: () => new Map(names.map((name, code) => [name, counts[code] ?? 0] as const).filter(([, count]) => count)),
  };
}

/** The counts beside each choice. A region or country counts as if it replaced the current one. */
export function choiceCounts(resorts: readonly Resort[], filters: ListFilters, context: FilterContext): ChoiceCounts {
  const { region, countries, ...others } = conditionsOf(filters, context);
  const rest = Object.values(others);
  const choices = codedCatalogue(resorts);
  const byRegion = counter(choices.regions);
  const byCountry = counter(choices.countries);
  const byStyle = counter(choices.styles);
  const byFacility = counter(choices.facilities);
  resorts.forEach((resort, place) => {
    if (!rest.every((meets) => meets(resort))) return;
    const isInRegion = !region || region(resort);
    const isInCountries = !countries || countries(resort);
    if (isInCountries) byRegion.add(place);
    if (isInRegion) byCountry.add(place);
    if (!isInRegion || !isInCountries) return;
    byStyle.add(place);
    byFacility.add(place);
  });
  return {
    regions: byRegion.counts(),
    countries: byCountry.counts(),
    styles: byStyle.counts(),
    facilities: byFacility.counts(),
  };
}

/** How many resorts the filters leave. */
export const countMatches = (resorts: readonly Resort[], filters: ListFilters, context: FilterContext): number =>
  filterCatalogue(resorts, filters, context).length;

/** A filter that is set, and the choice that removes it. */
interface SetFilter {
  label: string;
  without: Partial<ListFilters>;
}

/** For an empty result: each filter with the number of results without it, most first, zeros left out. */
export function relaxations<Filter extends SetFilter>(
  resorts: readonly Resort[],
  filters: ListFilters,
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

/** A histogram: how many resorts cost at least `from` and less than the next bin, in one currency. */
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
