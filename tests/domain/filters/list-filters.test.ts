import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resort } from '@/api/resorts/resort.schema';
import {
  type FilterContext,
  filterCatalogue,
  type ListFilters,
  needsCatalogue,
  noListFilters,
} from '@/domain/filters/list-filters';
import { sortCatalogue } from '@/domain/filters/list-order';
import { noServerFilters, type ServerFilters, sortOrders, toListParams } from '@/domain/filters/server-filters';
import { resortStyles } from '@/domain/resort-styles';
import { toQueryString } from '@/lib/query-params';
import { demoResorts } from '../../support/demo-catalogue';
import { resortWith } from '../../support/resort';

const catalogue = await demoResorts();
const priceRange = { min: 10, max: 240 };
const context: FilterContext = { priceRange, searchIds: null, place: null };
const idsOf = (resorts: readonly Resort[]) => resorts.map(({ id }) => id);
const found = (choice: Partial<ListFilters>, resorts: readonly Resort[] = catalogue, other = context) =>
  idsOf(filterCatalogue(resorts, { ...noListFilters, ...choice }, other));

describe('what the server knows', () => {
  const anyFilters: fc.Arbitrary<ServerFilters> = fc.record({
    search: fc.constantFrom('', '', 'val', 'north america', 'sölden', 'xyzzy'),
    region: fc.constantFrom('', 'Europe', 'North America'),
    country: fc.constantFrom('', '', 'France', 'Canada', 'Norway'),
    minPrice: fc.option(fc.integer({ min: 0, max: 250 })),
    maxPrice: fc.option(fc.integer({ min: 0, max: 250 })),
    minRating: fc.constantFrom(0, 0, 1, 3, 4, 5),
    styles: fc.subarray([...resortStyles], { maxLength: 2 }),
    sortBy: fc.constantFrom(...sortOrders),
  });

  it('gives the same resorts in the same order, asked of the server or worked out over the catalogue', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const { search } = filters;
        const searchIds = search ? new Set(idsOf(await demoResorts(toQueryString({ search })))) : null;
        const choices = { ...noListFilters, ...filters };
        const worked = filterCatalogue(catalogue, choices, { ...context, searchIds });
        const asked = await demoResorts(toQueryString({ ...toListParams(filters, priceRange) }));
        expect(idsOf(sortCatalogue(worked, filters.sortBy, catalogue))).toEqual(idsOf(asked));
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('needs no catalogue', () => {
    expect(needsCatalogue({ ...noListFilters, ...noServerFilters, region: 'Europe', minPrice: 30 })).toBe(false);
  });
});

describe('what only the catalogue knows', () => {
  const facts: Partial<Resort> = {
    elevation: { base: 1500, peak: 3000, vertical: 1500 },
    averageSnowfall: 600,
    slopesKm: { beginner: 0, intermediate: 0, advanced: 0, total: 120 },
    season: { start: 'November', end: 'April' },
    facilities: ['gondola', 'snowmaking'],
    location: { latitude: 46, longitude: 8 },
    country: 'Italy',
    price: { currency: 'EUR', min: 0, max: 50 },
  };
  const silent = resortWith({ id: 'silent' });
  const reporting = resortWith({ id: 'reporting', ...facts });
  const both = [silent, reporting];

  it.each<[string, Partial<ListFilters>, boolean]>([
    ['peak at least', { minPeak: 3000 }, true],
    ['peak higher', { minPeak: 3001 }, false],
    ['drop at least', { minDrop: 1500 }, true],
    ['drop larger', { minDrop: 1501 }, false],
    ['snowfall at least', { minSnowfall: 600 }, true],
    ['snowfall more', { minSnowfall: 601 }, false],
    ['kilometres at least', { minRuns: { amount: 120, unit: 'km' } }, true],
    ['a number of runs', { minRuns: { amount: 1, unit: 'runs' } }, false],
    ['open in part of April', { openOn: { month: 3, isBeyond: false } }, true],
    ['open into May or later', { openOn: { month: 3, isBeyond: true } }, false],
    ['open on days', { openOn: { days: { from: '2027-02-14', to: '2027-02-21' } } }, true],
    ['perhaps open on days', { openOn: { days: { from: '2027-04-14', to: '2027-04-21' } } }, true],
    ['closed on days', { openOn: { days: { from: '2027-06-14', to: '2027-06-21' } } }, false],
    ['facilities', { facilities: ['gondola', 'snowmaking'] }, true],
    ['more facilities', { facilities: ['gondola', 'night_skiing'] }, false],
    ['one of several countries', { countries: ['France', 'Italy'] }, true],
    ['none of several countries', { countries: ['France', 'Austria'] }, false],
    ['an area', { bounds: { north: 47, south: 45, west: 7, east: 9 } }, true],
    ['an area whose corner it is', { bounds: { north: 46, south: 45, west: 7, east: 8 } }, true],
    ['an area whose other corner it is', { bounds: { north: 47, south: 46, west: 8, east: 9 } }, true],
    ['an area to the north', { bounds: { north: 48, south: 46.5, west: 7, east: 9 } }, false],
    ['an area to the south', { bounds: { north: 45.5, south: 45, west: 7, east: 9 } }, false],
    ['an area to the west', { bounds: { north: 47, south: 45, west: 6, east: 7.5 } }, false],
    ['an area to the east', { bounds: { north: 47, south: 45, west: 8.5, east: 9 } }, false],
    ['another area', { bounds: { north: 47, south: 45, west: 9, east: 7 } }, false],
    ['a price in euro', { currency: 'EUR', maxPrice: 60 }, true],
    ['a price in dollars', { currency: 'USD', maxPrice: 60 }, false],
    ['near', { maxKm: 200 }, true],
    ['nearer', { maxKm: 50 }, false],
  ])('%s', (_case, choice, isFound) => {
    const place = { latitude: 47, longitude: 8 };
    expect(found(choice, both, { ...context, place })).toEqual(isFound ? ['reporting'] : []);
    expect(needsCatalogue({ ...noListFilters, ...choice })).toBe(true);
  });

  // St. Anton is 300.35 km from Bologna: everywhere "300 km".
  it('finds what reads as the bound on cards and in the table, and nothing that reads as less or more', () => {
    const place = { latitude: 44.5354, longitude: 11.2887 };
    const at = (id: string, km: number) => resortWith({ id, location: { ...place, latitude: 44.5354 + km / 111.194 } });
    const distances = [at('300', 300.35), at('301', 300.6), at('8.4', 8.44), at('8.5', 8.46)];
    expect(found({ maxKm: 300 }, distances, { ...context, place })).toEqual(['300', '8.4', '8.5']);
    expect(found({ maxKm: 8.4 }, distances, { ...context, place })).toEqual(['8.4']);
    const long = (total: number) => ({ beginner: 0, intermediate: 0, advanced: 0, total });
    const lengths = [99.4, 99.6, 8.6].map((km) => resortWith({ id: `${km} km`, slopesKm: long(km) }));
    expect(found({ minRuns: { amount: 100, unit: 'km' } }, lengths)).toEqual(['99.6 km']);
    expect(found({ minRuns: { amount: 9, unit: 'km' } }, lengths)).toEqual(['99.4 km', '99.6 km']);
    // 62 miles, stored as the least that reads as them.
    expect(
      found({ minRuns: { amount: 98.98, unit: 'km' } }, [resortWith({ id: '61 mi', slopesKm: long(98.9) })]),
    ).toEqual([]);
  });

  it('leaves nobody out while nothing is set', () => {
    expect(found({}, both)).toEqual(['silent', 'reporting']);
    expect(needsCatalogue(noListFilters)).toBe(false);
  });

  it.each([
    { min: 50, max: 0 },
    { min: 0, max: 50 },
  ])('takes the only reported bound of a price, %j, for both', (bounds) => {
    const resorts = [resortWith({ id: 'priced', price: { currency: 'EUR', ...bounds } })];
    expect(found({ minPrice: 50, maxPrice: 50 }, resorts)).toEqual(['priced']);
    expect(found({ minPrice: 51 }, resorts)).toEqual([]);
    expect(found({ maxPrice: 49 }, resorts)).toEqual([]);
  });

  it('finds an area across the date line', () => {
    const at = (id: string, longitude: number) => resortWith({ id, location: { latitude: 60, longitude } });
    const resorts = [at('east', 175), at('west', -175), at('far', 0), at('nowhere', 185)];
    expect(found({ bounds: { north: 70, south: 50, west: 170, east: -170 } }, resorts)).toEqual(['east', 'west']);
  });

  it('finds what two errands ask for', () => {
    const late = filterCatalogue(
      catalogue,
      { ...noListFilters, region: 'North America', openOn: { month: 3, isBeyond: true } },
      context,
    );
    expect(late.length).toBeGreaterThan(3);
    expect(late.every(({ season }) => !['March', 'April'].includes(season.end))).toBe(true);
    const steep = found({ minDrop: 1000, minPeak: 2800, currency: 'EUR', maxPrice: 70, styles: ['expert_terrain'] });
    expect(steep).toContain('saas-fee');
    expect(steep).not.toContain('zermatt');
  });

  it('breaks a tie of ratings by the number of reviews, then by name', () => {
    const rated = [
      resortWith({ id: 'b', name: 'B', rating: 4.7, reviewCount: 3 }),
      resortWith({ id: 'a', name: 'A', rating: 4.7, reviewCount: 3 }),
      resortWith({ id: 'c', name: 'C', rating: 4.7, reviewCount: 40 }),
      resortWith({ id: 'd', name: 'D', rating: 4.8, reviewCount: 1 }),
      resortWith({ id: 'e', name: 'E' }),
    ];
    expect(idsOf(sortCatalogue(rated, 'rating', rated))).toEqual(['d', 'c', 'a', 'b', 'e']);
    expect(idsOf(sortCatalogue(rated, 'name', rated))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('orders by distance, those without a position last', () => {
    const place = { latitude: 47, longitude: 8 };
    expect(idsOf(sortCatalogue(both, 'nearest', both, place))).toEqual(['reporting', 'silent']);
  });
});
