import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnOf } from '@/domain/catalogue-statistics';
import { choiceCounts, countMatches, priceBins, relaxations } from '@/domain/filters/filter-counts';
import { activeFilters } from '@/domain/filters/filter-words';
import { type FilterContext, noListFilters, withChoice } from '@/domain/filters/list-filters';
import { unitsOf } from '@/lib/units';
import { demoResorts } from '../../support/demo-catalogue';
import { resortWith } from '../../support/resort';

const catalogue = await demoResorts();
const context: FilterContext = { priceRange: { min: 0, max: 1000 }, searchIds: null, place: null };

describe('the count beside a choice', () => {
  it('is of all resorts while nothing is set', () => {
    const { facilities } = choiceCounts(catalogue, noListFilters, context);
    expect(Object.fromEntries(facilities)).toEqual({
      child_friendly: 318,
      snow_park: 302,
      night_skiing: 157,
      gondola: 237,
      snowmaking: 242,
      summer_skiing: 11,
      year_round_skiing: 2,
    });
  });

  it('is what choosing it would leave', () => {
    const styles = fc.subarray(['mega_resort', 'family_friendly', 'big_mountain'], { maxLength: 2 });
    const filters = fc.record({
      region: fc.constantFrom('', 'Europe', 'North America'),
      countries: fc.subarray(['Austria', 'France', 'Canada']),
      facilities: fc.subarray(['gondola', 'snowmaking']),
      minPeak: fc.option(fc.constantFrom(2000, 3000)),
      styles,
    });
    fc.assert(
      fc.property(filters, (choices) => {
        const now = { ...noListFilters, ...choices };
        const counts = choiceCounts(catalogue, now, context);
        const leaves = (change: object) => countMatches(catalogue, { ...now, ...change }, context);
        expect(counts.styles.get('local_hill') ?? 0).toBe(leaves({ styles: [...now.styles, 'local_hill'] }));
        expect(counts.facilities.get('night_skiing') ?? 0).toBe(
          leaves({ facilities: [...now.facilities, 'night_skiing'] }),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('ways out of an empty result', () => {
  it('name what each filter costs, the most first', () => {
    const high = (id: string, peak: number, resortStyles: string[] = []) =>
      resortWith({ id, country: 'Italy', resortStyles, elevation: { base: 0, peak, vertical: 0 } });
    const resorts = [high('a', 3000), high('b', 3000), high('c', 1000, ['beginner_focused'])];
    const filters = { ...noListFilters, country: 'Italy', styles: ['beginner_focused'], minPeak: 2000 };
    expect(countMatches(resorts, filters, context)).toBe(0);
    expect(
      relaxations(resorts, filters, context, [
        { label: 'Country Italy', without: { country: '' } },
        { label: 'Peak from 2,000 m', without: { minPeak: null } },
        { label: 'Style Beginner Focused', without: { styles: [] } },
      ]).map(({ label, count }) => [label, count]),
    ).toEqual([
      ['Style Beginner Focused', 2],
      ['Peak from 2,000 m', 1],
    ]);
  });

  it('know what there is without the search', () => {
    const resorts = [resortWith({ id: 'a' }), resortWith({ id: 'b' })];
    const filters = { ...noListFilters, search: 'xyzzy' };
    const without = [{ label: 'Search “xyzzy”', without: { search: '' } }];
    expect(relaxations(resorts, filters, { ...context, searchIds: new Set() }, without)[0]?.count).toBe(2);
  });

  it('are two filters where none helps alone', () => {
    const resorts = [
      resortWith({ id: 'a', country: 'Austria' }),
      resortWith({ id: 'b', country: 'Italy', resortStyles: ['desert_mountain'] }),
    ];
    const filters = { ...noListFilters, country: 'Austria', styles: ['desert_mountain'], minPeak: 4000 };
    const active = [
      { label: 'Country Austria', name: 'Austria', without: { country: '' } },
      { label: 'Peak from 4,000 m', without: { minPeak: null } },
      { label: 'Desert Mountain', without: () => ({ styles: [] }) },
    ];
    const ways = relaxations(resorts, filters, context, active);
    expect(ways.map(({ label, count }) => [label, count])).toEqual([
      ['Austria and Peak from 4,000 m', 1],
      ['Peak from 4,000 m and Desert Mountain', 1],
    ]);
    expect(ways.map(({ without }) => countMatches(resorts, withChoice(filters, without), context))).toEqual([1, 1]);
    // Both are removed by clearing all filters.
    expect(relaxations(resorts, filters, context, active.slice(0, 2))).toEqual([]);
  });

  it('are two countries where neither of them helps alone', () => {
    const filters = {
      ...noListFilters,
      country: 'Austria',
      countries: ['Italy'],
      facilities: ['gondola'],
      styles: ['mega_resort'],
    };
    const swiss = { country: 'Switzerland', facilities: filters.facilities, resortStyles: filters.styles };
    const resorts = [
      resortWith({ id: 'a', country: 'Austria' }),
      resortWith({ id: 'i', country: 'Italy' }),
      resortWith({ id: 's', ...swiss }),
    ];
    const active = activeFilters(filters, { priceRange: context.priceRange, units: unitsOf('metric') });
    const ways = relaxations(resorts, filters, context, active);
    expect(ways.find(({ label }) => label === 'Austria and Italy')?.count).toBe(1);
  });

  it('leave out what would not help', () => {
    const resorts = [resortWith({ country: 'Italy' })];
    const filters = { ...noListFilters, country: 'France', minPeak: 2000 };
    expect(relaxations(resorts, filters, context, [{ label: 'Country France', without: { country: '' } }])).toEqual([]);
  });
});

it('the histogram of prices counts one currency', () => {
  const priced = (max: number, currency = 'EUR', min = 0) => resortWith({ price: { currency, min, max } });
  const resorts = [priced(9), priced(10), priced(14), priced(99, 'USD'), priced(0), priced(30, 'EUR', 22)];
  expect(priceBins(columnOf(resorts, 'price', 'EUR'), 5)).toEqual([
    { from: 0, count: 0 },
    { from: 5, count: 1 },
    { from: 10, count: 2 },
    { from: 15, count: 0 },
    { from: 20, count: 1 },
  ]);
  expect(priceBins(columnOf(resorts, 'price', 'CAD'), 5)).toEqual([]);
});
