import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFiltersFromSearch, searchFromListFilters } from '@/domain/filters/filter-address';
import { type ListFilters, noListFilters } from '@/domain/filters/list-filters';

const read = (search: string) => listFiltersFromSearch(new URLSearchParams(search), { hasPlace: true });

describe('choices of the catalogue in the address', () => {
  it('can be read', () => {
    const choices: ListFilters = {
      ...noListFilters,
      minPrice: 20,
      countries: ['Austria', 'Bosnia and Herzegovina'],
      currency: 'EUR',
      minPeak: 2800,
      minDrop: 1000,
      minSnowfall: 500,
      minRuns: { amount: 80, unit: 'km' },
      openOn: { month: 3, isBeyond: true },
      facilities: ['gondola', 'snowmaking'],
      bounds: { north: 47.1, south: 45.9, east: 11.4, west: 6.8 },
      maxKm: 300,
    };
    const search = searchFromListFilters(choices);
    expect(decodeURIComponent(search).replaceAll('+', ' ')).toBe(
      '?minPrice=20&countries=Austria&countries=Bosnia and Herzegovina&currency=EUR&minPeak=2800&minDrop=1000' +
        '&minSnowfall=500&minRuns=80km&openOn=april-and-later&facilities=gondola&facilities=snowmaking' +
        '&bounds=47.1,45.9,11.4,6.8&maxKm=300',
    );
    expect(read(search)).toEqual(choices);
    expect(searchFromListFilters({ ...noListFilters, bounds: { north: 47.12344, south: 45, east: 9, west: 7 } })).toBe(
      '?bounds=47.1234,45,9,7',
    );
    expect(read('openOn=2027-02-14..2027-02-14').openOn).toEqual({ days: { from: '2027-02-14', to: '2027-02-14' } });
    expect(read('openOn=april').openOn).toEqual({ month: 3, isBeyond: false });
    expect(read('openOn=2027-02-14..2027-02-21').openOn).toEqual({ days: { from: '2027-02-14', to: '2027-02-21' } });
  });

  it('hold the smallest area that a map shows: 400 pixels at its closest zoom', () => {
    const bounds = { north: 46.00044, south: 45.99969, east: 7.7506, west: 7.7496 };
    expect(read(searchFromListFilters({ ...noListFilters, bounds })).bounds).toEqual({
      ...bounds,
      north: 46.0004,
      south: 45.9997,
    });
  });

  it.each([
    'minPeak=high',
    'minPeak=-3',
    'minPeak=1e999',
    'minRuns=80',
    'minRuns=km',
    'minRuns=0km',
    'minRuns=manykm',
    'openOn=smarch',
    'openOn=2027-02-21..2027-02-14',
    'openOn=2027-99-99..2027-99-99',
    'openOn=2027-02-10..2027-02-31',
    'openOn=2027-02-30..2027-03-02',
    'openOn=2027-02-14..2027-02-21..2027-02-28',
    'bounds=1,2,3',
    'bounds=1,2,3,4,5',
    'bounds=99,2,3,4',
    'bounds=47,45,9,7,5',
    'bounds=40,47,8,9',
    'bounds=45,45,9,7',
    'bounds=47,,9,7',
    'bounds=47,%20,9,7',
    'bounds=,,,',
    'maxKm=0',
    'countries=',
  ])('%s is ignored', (search) => {
    expect(read(search)).toEqual(noListFilters);
  });

  it('are no currency but a code of three capitals', () => {
    expect(read('minPrice=20&currency=euros')).toEqual({ ...noListFilters, minPrice: 20 });
  });

  it('bring back what was written', () => {
    const least = fc.option(fc.integer({ min: 1, max: 9000 }));
    const openOn = fc.oneof(
      fc.record({ month: fc.nat(11), isBeyond: fc.boolean() }),
      fc.constant({ days: { from: '2027-02-14', to: '2027-02-21' } }),
    );
    const names = fc.subarray(['Austria', 'Österreich & Co', 'a+b', 'ü']);
    const choices = fc.record({
      minPrice: fc.constant(20),
      countries: names,
      currency: fc.constantFrom('', 'EUR', 'USD'),
      minPeak: least,
      minDrop: least,
      minSnowfall: least,
      minRuns: fc.option(
        fc.record({ amount: fc.integer({ min: 1, max: 600 }), unit: fc.constantFrom('km' as const, 'runs' as const) }),
      ),
      openOn: fc.option(openOn),
      facilities: names,
      bounds: fc.option(fc.constant({ north: 70, south: 50.125, east: -170, west: 170 })),
      maxKm: least,
    });
    fc.assert(
      fc.property(choices, (given) => {
        const filters = { ...noListFilters, ...given };
        expect(read(searchFromListFilters(filters))).toEqual(filters);
      }),
    );
  });
});
