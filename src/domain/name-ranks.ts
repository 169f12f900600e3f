import type { Resort } from '@/api/resorts/resort.schema';
import { byId } from './compare-keys';
import { memoised } from './memoised';

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** By name in English collation, then by id: a total order. */
const byName = (a: Resort, b: Resort) => collator.compare(a.name, b.name) || byId(a, b);

/**
 * The alphabetical rank of each resort. Memoised, because comparing names is by far the slowest part of sorting thousands
 * of resorts.
 */
export const nameRanks = memoised(
  (resorts): ReadonlyMap<Resort, number> => new Map(resorts.toSorted(byName).map((resort, rank) => [resort, rank])),
);
