import { lazy } from '@/lib/format';
import { sortedByKeys } from '../compare-keys';
import { datedSnowfall, type NamedFigures } from './latest-snowfall';
import type { ReportState } from './snow-figures';

/** What the board can be sorted by. */
export const sortKeys = ['name', 'newSnow', 'depth', 'lastSnowfall', 'temperature', 'wind'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface SnowSort {
  key: SortKey;
  direction: 'ascending' | 'descending';
}

/** The default direction of each column: snowier, later, colder and calmer on top. */
const usual: Readonly<Record<SortKey, SnowSort['direction']>> = {
  name: 'ascending',
  newSnow: 'descending',
  depth: 'descending',
  lastSnowfall: 'descending',
  temperature: 'ascending',
  wind: 'ascending',
};

/** The default order of a column. */
export const usualSort = (key: SortKey): SnowSort => ({ key, direction: usual[key] });

/** The order after a press on a column's header: reversed, or the column's default if another one was the order. */
export function nextSort(sort: SnowSort, key: SortKey): SnowSort {
  if (sort.key !== key) return usualSort(key);
  return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** A row to be sorted. */
export interface SortableRow extends NamedFigures {
  id: string;
}

/**
 * The sort keys of a row, most significant first; null if the row cannot be ranked because the figure is missing or
 * estimated.
 */
function sortValues({ figures }: SortableRow, key: Exclude<SortKey, 'name'>, now: Date): number[] | null {
  if (key !== 'newSnow' && figures.weatherState !== 'reported') return null;
  if (key === 'lastSnowfall') {
    const snowfall = datedSnowfall(figures, now);
    return snowfall && [-snowfall.days, snowfall.amount];
  }
  const figure = key === 'wind' ? (figures.wind?.speed ?? null) : figures[key];
  return figure === null ? null : [figure];
}

const collator = lazy(() => new Intl.Collator('en'));
const byName = (a: SortableRow, b: SortableRow) => collator().compare(a.name, b.name);

/** Ranks of rows without the figure: not reported, then estimated or failed, then loading. */
const absenceRanks: Readonly<Record<ReportState, number>> = { reported: 0, failed: 1, waiting: 2 };

const absence = ({ figures }: SortableRow, key: Exclude<SortKey, 'name'>): number =>
  absenceRanks[key === 'newSnow' ? figures.forecastState : figures.weatherState];

/**
 * Sorts rows. Those without the figure come last in either direction: not reported, then estimated or failed, then loading;
 * ties by name.
 */
export function sortRows<Row extends SortableRow>(
  rows: readonly Row[],
  { key, direction }: SnowSort,
  now: Date,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  if (key === 'name') return rows.toSorted((a, b) => sign * byName(a, b));
  return sortedByKeys(rows.toSorted(byName), (row) => {
    const values = sortValues(row, key, now);
    return values ? [0, ...values.map((value) => sign * value)] : [1, absence(row, key)];
  });
}
