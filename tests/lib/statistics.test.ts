import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  interquartileRange,
  median,
  percentileRank,
  quartiles,
  shareAbove,
  shareBelow,
  sortedValues,
} from '@/lib/statistics';

const numbers = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 40 });

describe('sorted values', () => {
  it('leave out what is missing', () => {
    expect(sortedValues([3, null, 1, undefined, Number.NaN, 2, Number.POSITIVE_INFINITY])).toEqual([1, 2, 3]);
    expect(sortedValues([])).toEqual([]);
  });

  it('leave the given list as it is', () => {
    const given = [3, 1, 2];
    sortedValues(given);
    expect(given).toEqual([3, 1, 2]);
  });
});

describe('median and quartiles', () => {
  it.each([
    { values: [7], middle: 7, first: 7, third: 7 },
    { values: [1, 3], middle: 2, first: 1.5, third: 2.5 },
    { values: [1, 2, 3, 4, 5], middle: 3, first: 2, third: 4 },
    { values: [10, 20, 30, 40], middle: 25, first: 17.5, third: 32.5 },
    { values: [4, 4, 4, 9], middle: 4, first: 4, third: 5.25 },
  ])('of $values', ({ values, middle, first, third }) => {
    expect(median(values)).toBe(middle);
    expect(quartiles(values)).toEqual({ first, third });
    expect(interquartileRange(values)).toBe(third - first);
  });

  it('of nothing are nothing', () => {
    expect([median([]), quartiles([]), interquartileRange([])]).toEqual([null, null, null]);
  });

  it('stand in order between the smallest and the largest', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const sorted = sortedValues(values);
        const { first = 0, third = 0 } = quartiles(sorted) ?? {};
        const chain = [sorted[0] ?? 0, first, median(sorted) ?? 0, third, sorted.at(-1) ?? 0];
        for (let index = 1; index < chain.length; index += 1) {
          expect((chain[index] ?? 0) - (chain[index - 1] ?? 0)).toBeGreaterThanOrEqual(-1e-6);
        }
      }),
    );
  });
});

describe('percentile rank', () => {
  it('goes from the smallest to the largest', () => {
    const values = [10, 20, 30, 40, 50];
    expect(values.map((value) => percentileRank(values, value))).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('is shared by ties', () => {
    const values = [10, 20, 20, 20, 50];
    expect(percentileRank(values, 20)).toBe(0.5);
    expect(percentileRank([10, 10, 20], 10)).toBe(0.25);
    expect(percentileRank([10, 20, 20], 20)).toBe(0.75);
  });

  it('is the middle for one value and for equal ones, and nothing for none', () => {
    expect(percentileRank([7], 7)).toBe(0.5);
    expect(percentileRank([7, 7, 7], 7)).toBe(0.5);
    expect(percentileRank([], 7)).toBeNull();
  });

  it('is between its neighbours for a value that is none of them, and never less than 0 or more than 1', () => {
    const values = [10, 20, 30, 40, 50];
    expect([5, 25, 60].map((value) => percentileRank(values, value))).toEqual([0, 0.375, 1]);
  });

  it('never falls as a value grows, and stays between 0 and 1', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const sorted = sortedValues(values);
        const ranks = sorted.map((value) => percentileRank(sorted, value) ?? -1);
        expect(ranks.every((rank) => rank >= 0 && rank <= 1)).toBe(true);
        expect([...ranks].sort((a, b) => a - b)).toEqual(ranks);
      }),
    );
  });
});

describe('the part of the values below and above', () => {
  it('counts ties for neither side', () => {
    const values = [10, 20, 20, 40];
    expect([shareBelow(values, 20), shareAbove(values, 20)]).toEqual([0.25, 0.25]);
    expect([shareBelow(values, 5), shareAbove(values, 5)]).toEqual([0, 1]);
    expect([shareBelow(values, 40), shareAbove(values, 40)]).toEqual([0.75, 0]);
    expect([shareBelow([], 1), shareAbove([], 1)]).toEqual([null, null]);
  });

  it('is what counting one by one gives', () => {
    const few = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(few, fc.integer({ min: -1, max: 6 }), (values, value) => {
        const sorted = sortedValues(values);
        const below = values.filter((other) => other < value).length;
        const above = values.filter((other) => other > value).length;
        expect(shareBelow(sorted, value)).toBeCloseTo(below / values.length, 10);
        expect(shareAbove(sorted, value)).toBeCloseTo(above / values.length, 10);
      }),
    );
  });
});
