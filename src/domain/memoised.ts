import type { Resort } from '@/api/resorts/resort.schema';

/** Memoises a function of a catalogue and some strings or numbers for as long as the catalogue is referenced. */
export function memoised<Keys extends readonly (string | number)[], Result>(
  work: (resorts: readonly Resort[], ...keys: Keys) => Result,
): (resorts: readonly Resort[], ...keys: Keys) => Result {
  const results = new WeakMap<readonly Resort[], Map<string, Result>>();
  return (resorts, ...keys) => {
    const known = results.get(resorts) ?? new Map<string, Result>();
    results.set(resorts, known);
    const key = keys.join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = work(resorts, ...keys);
    known.set(key, result);
    return result;
  };
}
