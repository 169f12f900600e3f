// spec: 5.2, 9.6

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchFromListFilters } from '@/domain/filters/filter-address';
import { noListFilters } from '@/domain/filters/list-filters';
import {
  filtersFromSearch,
  isFiltered,
  type KnownChoices,
  noServerFilters,
  regionsOf,
  type ServerFilters,
  sortOrders,
  toListParams,
} from '@/domain/filters/server-filters';
import { resortStyles } from '@/domain/resort-styles';

const range = { min: 0, max: 1000 };
const read = (search: string, known?: KnownChoices) => filtersFromSearch(new URLSearchParams(search), known);

const amount = fc.option(fc.nat(2000));
const anyFilters: fc.Arbitrary<ServerFilters> = fc
  .record({
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    region: fc.constantFrom('', 'Europe', 'North America'),
    country: fc.constantFrom('', 'Austria', "Côte d'Ivoire & more"),
    bounds: fc.tuple(amount, amount),
    minRating: fc.integer({ min: 0, max: 5 }),
    styles: fc.subarray([...resortStyles]),
    sortBy: fc.constantFrom(...sortOrders),
  })
  .map(({ bounds: [a, b], ...rest }) => {
    const inOrder = a === null || b === null || a <= b;
    return { ...rest, minPrice: inOrder ? a : b, maxPrice: inOrder ? b : a };
  });

describe('filters in the address', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(read(searchFromListFilters({ ...noListFilters, ...filters }))).toEqual(filters);
      }),
    );
  });

  it('are none without a query string, and write none', () => {
    expect(read('')).toEqual(noServerFilters);
    expect(searchFromListFilters(noListFilters)).toBe('');
  });

  it('ignore what cannot be read or is not known', () => {
    expect(read('?minPrice=cheap&maxPrice=-5&minRating=9&styles=flat&styles=&sortBy=length&page=3&region=%20')).toEqual(
      noServerFilters,
    );
    expect(read('?minRating=3.5').minRating).toBe(0);
    expect(read('?minPrice=%20&maxPrice=Infinity')).toEqual(noServerFilters);
  });

  it('never throw and never hold anything but what the list knows', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const { minRating, sortBy, styles } = read(search);
        expect([0, 1, 2, 3, 4, 5]).toContain(minRating);
        expect(sortOrders).toContain(sortBy);
        expect(resortStyles).toEqual(expect.arrayContaining([...styles]));
      }),
    );
  });

  it('are the same whatever the order of styles and bounds', () => {
    expect(read('?styles=party_scene&styles=local_hill&minPrice=90&maxPrice=20')).toEqual(
      read('?maxPrice=90&minPrice=20&styles=local_hill&styles=party_scene&styles=party_scene'),
    );
  });

  it('take the styles and spellings the server names', () => {
    const known = { regions: ['Europe'], countries: [], resortStyles: ['heli_skiing'] };
    expect(read('?styles=heli_skiing').styles).toEqual([]);
    expect(read('?styles=heli_skiing&styles=mega_resort', known).styles).toEqual(['mega_resort', 'heli_skiing']);
    expect(read('?region=europe', known).region).toBe('Europe');
    expect(read('?region=Atlantis', known).region).toBe('');
    expect(read('?country=Atlantis', known).country).toBe('Atlantis');
  });
});

describe('the regions to choose from', () => {
  it('are the server’s, or ours where it names none', () => {
    expect(regionsOf(['Asia'])).toEqual(['Asia']);
    expect(regionsOf([])).toEqual(['Europe', 'North America']);
    expect(regionsOf(undefined)).toEqual(['Europe', 'North America']);
  });
});

describe('what is requested from the server', () => {
  it('is nothing when nothing is set', () => {
    expect(toListParams(noServerFilters)).toEqual({});
  });

  it('is no order that only the catalogue can be put in', () => {
    expect(toListParams({ ...noServerFilters, sortBy: 'nearest' })).toEqual({});
  });

  it('is only what is set', () => {
    expect(
      toListParams(read('?search=zer&region=Europe&country=Austria&minRating=4&styles=mega_resort&sortBy=name')),
    ).toEqual({
      search: 'zer',
      region: 'Europe',
      country: 'Austria',
      minRating: 4,
      resortStyles: ['mega_resort'],
      sortBy: 'name',
    });
  });

  it.each([
    ['?minPrice=0&maxPrice=1000', range, {}],
    ['?minPrice=20', range, { minPrice: 20 }],
    ['?maxPrice=160', range, { maxPrice: 160 }],
    ['?minPrice=40&maxPrice=330', { min: 40, max: 330 }, {}],
    ['?minPrice=0&maxPrice=1000', { min: 40, max: 330 }, {}],
    ['?minPrice=50&maxPrice=330', { min: 40, max: 330 }, { minPrice: 50 }],
    ['?maxPrice=20', { min: 40, max: 330 }, { maxPrice: 20 }],
  ])('has the price bounds of %s within %j as %j', (search, priceRange, params) => {
    expect(toListParams(read(search), priceRange)).toEqual(params);
  });
});

describe('a list', () => {
  it('is filtered by anything but its order', () => {
    expect(isFiltered(read('?sortBy=name&minPrice=0'), range)).toBe(false);
    for (const search of [
      '?search=a',
      '?region=Europe',
      '?country=Italy',
      '?maxPrice=90',
      '?minRating=1',
      '?styles=mega_resort',
    ]) {
      expect(isFiltered(read(search), range)).toBe(true);
    }
  });
});
