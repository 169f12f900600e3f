import { clamp } from './clamp';

/** Numbers in ascending order, missing ones left out. */
export type SortedValues = readonly number[];

/** Sorts the finite values; null, NaN and infinite ones are left out. */
export function sortedValues(values: Iterable<number | null | undefined>): SortedValues {
  return [...values].filter((value): value is number => Number.isFinite(value)).sort((a, b) => a - b);
}

/** How many values pass a test that only the first ones pass. A binary search, because it is called for every resort. */
function countFirst(values: SortedValues, passes: (value: number) => boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(values[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The share of values smaller than `value`, 0 to 1; null without values. Ties count for neither side. */
export function shareBelow(values: SortedValues, value: number): number | null {
  return values.length === 0 ? null : countFirst(values, (each) => each < value) / values.length;
}

/** The share of values larger than `value`, 0 to 1; null without values. Ties count for neither side. */
export function shareAbove(values: SortedValues, value: number): number | null {
  return values.length === 0 ? null : 1 - countFirst(values, (each) => each <= value) / values.length;
}

/**
 * The percentile rank of a value: 0 for the smallest, 1 for the largest, ties share the mean of their ranks. A single value,
 * or values that are all equal, rank 0.5. A value that is none of `values`, such as one reported since, ranks between its
 * neighbours. Null without values.
 */
export function percentileRank(values: SortedValues, value: number): number | null {
  if (values.length === 0) return null;
  if (values.length === 1) return 0.5;
  const below = countFirst(values, (each) => each < value);
  const equal = countFirst(values, (each) => each <= value) - below;
  return clamp((below + (equal - 1) / 2) / (values.length - 1));
}

/** The value below which `share` (0 to 1) of the values lie, interpolated between neighbours; null without values. */
function quantile(values: SortedValues, share: number): number | null {
  if (values.length === 0) return null;
  const position = share * (values.length - 1);
  const lower = values[Math.floor(position)] as number;
  const upper = values[Math.ceil(position)] as number;
  return lower + (upper - lower) * (position - Math.floor(position));
}

/** The middle value, or the mean of the two in the middle; null without values. */
export const median = (values: SortedValues): number | null => quantile(values, 0.5);

/** First and third quartile, interpolated between neighbours; null without values. */
export function quartiles(values: SortedValues): { first: number; third: number } | null {
  const first = quantile(values, 0.25);
  const third = quantile(values, 0.75);
  return first === null || third === null ? null : { first, third };
}

/** The spread of the middle half of the values: third quartile less first; null without values. */
export function interquartileRange(values: SortedValues): number | null {
  const bounds = quartiles(values);
  return bounds && bounds.third - bounds.first;
}
