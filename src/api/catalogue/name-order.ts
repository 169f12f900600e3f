import type { Resort } from '../resorts/resort.schema';

const collator = new Intl.Collator('en', { sensitivity: 'base' });
const ranks = new WeakMap<readonly Resort[], ReadonlyMap<Resort, number>>();

/** By name as people read it, equal ones by id: a total order. */
function compareNames(a: Resort, b: Resort): number {
  return collator.compare(a.name, b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/**
 * The rank of each resort of a catalogue by name. Memoised, because comparing names is by far the slowest part of sorting
 * thousands of resorts.
 */
export function nameRanks(resorts: readonly Resort[]): ReadonlyMap<Resort, number> {
  const known = ranks.get(resorts);
  if (known) return known;
  const found = new Map([...resorts].sort(compareNames).map((resort, rank) => [resort, rank]));
  ranks.set(resorts, found);
  return found;
}
