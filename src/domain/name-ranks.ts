import type { Resort } from '@/api/resorts/resort.schema';
import { memoised } from './memoised';

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** By name in English collation, then by id: a total order. */
function compareNames(a: Resort, b: Resort): number {
  return collator.compare(a.name, b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/**
 * The alphabetical rank of each resort. Memoised, because comparing names is by far the slowest part of sorting thousands
 * of resorts.
 */
export const nameRanks = memoised(
  (resorts): ReadonlyMap<Resort, number> =>
    new Map([...resorts].sort(compareNames).map((resort, rank) => [resort, rank])),
);
