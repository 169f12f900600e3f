import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnOf,
  currenciesOf,
  differenceInSpreads,
  inRegion,
  percentileOf,
  rangeOf,
} from '@/domain/catalogue-statistics';
import { type FigureName, figureNames, figureOf } from '@/domain/figures';
import { anyResorts } from '../support/any-resort';
import { demoResorts } from '../support/demo-catalogue';
import { resortWith } from '../support/resort';

const high = (id: string, peak: number, region = 'Europe') =>
  resortWith({ id, region, elevation: { base: 0, peak, vertical: 0 } });
const few = [high('a', 1000), high('b', 2000), high('c', 2000), high('d', 4000), high('e', 0), high('f', 5000, 'Asia')];

describe('figures of a catalogue', () => {
  it('are those that are reported, in one unit', () => {
    expect(columnOf(few, 'peak', 'm')).toEqual([1000, 2000, 2000, 4000, 5000]);
    expect(columnOf(few, 'peak', 'm')).toBe(columnOf(few, 'peak', 'm'));
    expect(rangeOf(few, 'peak', 'm')).toEqual({ min: 1000, max: 5000 });
  });

  it('have no range where one resort reports, or none', () => {
    expect(rangeOf([high('a', 1000)], 'peak', 'm')).toBeNull();
    expect(rangeOf([], 'peak', 'm')).toBeNull();
  });

  it('have the currencies of their prices, the most used first', () => {
    const priced = ['EUR', 'USD', 'CHF', 'USD'].map((currency) => resortWith({ price: { currency, min: 0, max: 50 } }));
    expect(currenciesOf([...priced, resortWith()])).toEqual(['USD', 'CHF', 'EUR']);
  });

  it('rank a resort in its region', () => {
    const europe = inRegion(few, 'Europe');
    expect(few.map((resort) => percentileOf(europe, resort, 'peak', 'm'))).toEqual([0, 0.5, 0.5, 1, null, 1]);
    expect(percentileOf([high('a', 1000)], high('a', 1000), 'peak', 'm')).toBe(0.5);
  });

  it('of the demo are counted as they are reported', async () => {
    const resorts = await demoResorts();
    const reports = (name: FigureName) => resorts.filter((resort) => figureOf(resort, name) !== null).length;
    expect(figureNames.map((name) => [name, reports(name)])).toEqual([
      ['peak', 374],
      ['drop', 374],
      ['runs', 371],
      ['beginnerRuns', 331],
      ['intermediateRuns', 331],
      ['advancedRuns', 331],
      ['price', 340],
      ['snowfall', 130],
    ]);
  });

  it('rank between 0 and 1, and only where they are reported', () => {
    fc.assert(
      fc.property(anyResorts(1), (resorts) => {
        for (const resort of resorts) {
          for (const name of figureNames) {
            const unit = figureOf(resort, name)?.unit;
            const rank = percentileOf(resorts, resort, name, unit ?? 'm');
            if (unit === undefined) expect(rank).toBeNull();
            else expect(rank !== null && rank >= 0 && rank <= 1).toBe(true);
          }
        }
      }),
    );
  });
});

describe('a difference', () => {
  it('is measured by the spread of its figure', () => {
    expect(differenceInSpreads([10, 20, 30, 40], 7.5)).toBe(0.5);
    expect(differenceInSpreads([10, 20, 30, 40], -15)).toBe(-1);
  });

  it('counts for nothing where there is no spread', () => {
    expect(differenceInSpreads([10, 10, 10], 5)).toBe(0);
    expect(differenceInSpreads([], 5)).toBe(0);
  });
});
