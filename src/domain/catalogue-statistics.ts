import type { Range } from '@/api/resorts/filter-options.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import { interquartileRange, percentileRank, type SortedValues, sortedValues } from '@/lib/statistics';
import { type FigureName, figureOf, valueIn } from './figures';
import { memoised } from './memoised';
import { mostUsed } from './most-used';

type Resorts = readonly Resort[];

/** The smallest difference worth mentioning, as a multiple of the figure's interquartile range over the catalogue. */
export const LEAST_DIFFERENCE = 0.25;

/** All reported values of a figure in one unit, ascending. Memoised. */
export const columnOf = memoised(
  (resorts, name: FigureName, unit: string): SortedValues =>
    sortedValues(resorts.map((resort) => valueIn(resort, name, unit))),
);

/** The resorts of one region. Memoised, so that their columns are too. */
export const inRegion = memoised((resorts, region: string) => resorts.filter((resort) => resort.region === region));

/** The currencies in which resorts report prices, most used first, ties by code. */
export const currenciesOf = (resorts: Resorts): string[] =>
  mostUsed(resorts.map((resort) => figureOf(resort, 'price')?.unit ?? '')).map(([currency]) => currency);

/** Lowest and highest value of a figure in one unit; null if there are fewer than two. */
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

/** A difference as a multiple of the spread of its column; 0 if the column has no spread. */
export function differenceInSpreads(column: SortedValues, difference: number): number {
  const spread = interquartileRange(column) ?? 0;
  return spread > 0 ? difference / spread : 0;
}
