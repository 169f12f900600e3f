import { interquartileRange, percentileRank, type SortedValues, sortedValues } from '@/lib/statistics';
import type { Range } from '../resorts/filter-options.schema';
import type { Resort } from '../resorts/resort.schema';
import { type FigureName, valueIn } from './figures';

type Resorts = readonly Resort[];

/** The smallest difference worth a sentence, as a multiple of the figure's interquartile range over the catalogue. */
export const LEAST_DIFFERENCE = 0.25;

/** Memoises a function of a catalogue and a key for as long as the catalogue is referenced. */
function memoised<Result>(work: (resorts: Resorts, key: string) => Result): (resorts: Resorts, key: string) => Result {
  const results = new WeakMap<Resorts, Map<string, Result>>();
  return (resorts, key) => {
    const known = results.get(resorts) ?? new Map<string, Result>();
    results.set(resorts, known);
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = work(resorts, key);
    known.set(key, result);
    return result;
  };
}

const columns = memoised((resorts, key) => {
  const [name, unit] = key.split(' ') as [FigureName, string];
  return sortedValues(resorts.map((resort) => valueIn(resort, name, unit)));
});

/** All values that a catalogue reports of a figure in one unit, ascending. Memoised. */
export const columnOf = (resorts: Resorts, name: FigureName, unit: string): SortedValues =>
  columns(resorts, `${name} ${unit}`);

/** The resorts of a catalogue in one region. Memoised, so that its columns are, too. */
export const inRegion = memoised((resorts, region) => resorts.filter((resort) => resort.region === region));

/** Lowest and highest value of a figure in one unit; null where they are fewer than two. */
export function rangeOf(resorts: Resorts, name: FigureName, unit: string): Range | null {
  const values = columnOf(resorts, name, unit);
  const [min = 0] = values;
  const max = values.at(-1) ?? 0;
  return max > min ? { min, max } : null;
}

/** Percentile rank of a resort's figure among those of a catalogue in the same unit, 0 to 1; null without the figure. */
export function percentileOf(resorts: Resorts, resort: Resort, name: FigureName, unit: string): number | null {
  const value = valueIn(resort, name, unit);
  return value === null ? null : percentileRank(columnOf(resorts, name, unit), value);
}

/** A difference as a multiple of the spread of its column; 0 where the column has no spread to measure by. */
export function differenceInSpreads(column: SortedValues, difference: number): number {
  const spread = interquartileRange(column) ?? 0;
  return spread > 0 ? difference / spread : 0;
}
