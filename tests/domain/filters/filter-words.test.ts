import { describe, expect, it } from 'vitest';
import { countAdvanced } from '@/domain/filters/count-filters';
import { listFiltersFromSearch, searchFromListFilters } from '@/domain/filters/filter-address';
import { activeFilters } from '@/domain/filters/filter-words';
import { isNarrowed, noListFilters, withChoice } from '@/domain/filters/list-filters';
import { unitsOf } from '@/lib/units';

const range = { min: 0, max: 1000 };
const words = { priceRange: range, units: unitsOf('metric') };
const readAll = (search: string) => listFiltersFromSearch(new URLSearchParams(search));

describe('what only the catalogue can tell', () => {
  it('stands in the address beside the other filters', () => {
    const filters = { ...noListFilters, region: 'Europe', maxPrice: 70, currency: 'EUR', minPeak: 2800 };
    const search = searchFromListFilters(filters);
    expect(search).toBe('?region=Europe&maxPrice=70&currency=EUR&minPeak=2800');
    expect(readAll(search)).toEqual(filters);
  });

  it('is no currency without an amount, and no distance or order without a trip', () => {
    expect(readAll('?currency=EUR&maxKm=300&sortBy=nearest')).toEqual(noListFilters);
    const withTrip = { orders: ['trip', 'nearest'] as const, hasPlace: true };
    expect(listFiltersFromSearch(new URLSearchParams('?maxKm=300&sortBy=nearest'), withTrip)).toEqual({
      ...noListFilters,
      maxKm: 300,
      sortBy: 'nearest',
    });
  });
});

describe('what is not known', () => {
  const known = { countries: ['Austria', 'Italy'], facilities: ['gondola'] };
  const readKnown = (search: string) => listFiltersFromSearch(new URLSearchParams(search), known);

  it('is left out: countries and facilities, once it is known which there are', () => {
    const search = '?country=Atlantis&countries=Narnia&countries=italy&facilities=teleport&facilities=gondola';
    expect(readKnown(search)).toEqual({ ...noListFilters, countries: ['Italy'], facilities: ['gondola'] });
    expect(readAll(search)).toMatchObject({ countries: ['Narnia', 'italy'], facilities: ['teleport', 'gondola'] });
  });

  it('is not said twice', () => {
    expect(readKnown('?country=Italy&countries=italy&countries=Austria&countries=Austria')).toEqual({
      ...noListFilters,
      country: 'Italy',
      countries: ['Austria'],
    });
  });
});

describe('a bound that restricts nothing', () => {
  const known = { lowest: { peak: 400, drop: 100, snowfall: 50, km: 1.5, runs: 4 } };
  const readKnown = (search: string) => listFiltersFromSearch(new URLSearchParams(search), known);

  it('is no filter: it leaves nobody out, not even who reports no figure', () => {
    for (const search of [
      '?minPeak=400',
      '?minPeak=1',
      '?minDrop=100',
      '?minSnowfall=20',
      '?minRuns=1.5km',
      '?minRuns=4runs',
    ]) {
      expect(readKnown(search)).toEqual(noListFilters);
    }
    expect(readKnown('?minPeak=401&minRuns=2km')).toMatchObject({ minPeak: 401, minRuns: { amount: 2, unit: 'km' } });
    // Not before it is known how low the figures go.
    expect(readAll('?minPeak=1')).toMatchObject({ minPeak: 1 });
  });

  it('narrows nothing with a currency either', () => {
    expect(isNarrowed(readAll('?minPrice=0&currency=EUR'), range)).toBe(false);
    expect(isNarrowed(readAll('?minPrice=10&currency=EUR'), range)).toBe(true);
  });
});

describe('filters that are set', () => {
  it('are counted: price, rating, each style and each facility', () => {
    expect(countAdvanced(noListFilters, range)).toBe(0);
    expect(
      countAdvanced(
        readAll('?search=a&minPrice=10&maxPrice=90&minRating=2&styles=mega_resort&styles=local_hill'),
        range,
      ),
    ).toBe(4);
  });

  it('have words, and what to take it away', () => {
    const filters = readAll(
      '?search=zer&region=Europe&country=Italy&maxPrice=160&minRating=4&styles=mega_resort&styles=local_hill',
    );
    const active = activeFilters(filters, words);
    expect(active.map(({ label }) => label)).toEqual([
      'Search “zer”',
      'Region Europe',
      'Country Italy',
      'Price up to 160',
      'Rating 4 and above',
      'Style Mega Resort',
      'Style Local Hill',
    ]);
    let left = filters;
    for (const { without } of active) left = withChoice(left, without);
    expect(left).toEqual(noListFilters);
  });

  it.each([
    ['?minPrice=20', 'Price from 20'],
    ['?minPrice=20&maxPrice=1,600', 'Price from 20'],
    ['?minPrice=20&maxPrice=160', 'Price 20 – 160'],
    ['?minPrice=20&maxPrice=160&currency=EUR', 'Price EUR 20 – 160'],
    ['?maxPrice=70&currency=EUR', 'Price up to EUR 70'],
    // One step of a slider that begins at the lowest price, 32.50.
    ['?minPrice=42.5', 'Price from 42.50'],
    ['?minRating=5', 'Rating 5'],
    ['?countries=Italy', 'Country Italy'],
    ['?minPeak=2800', 'Peak from 2,800 m'],
    ['?minDrop=1000', 'Drop from 1,000 m'],
    ['?minRuns=80km', 'Runs from 80 km'],
    ['?minRuns=40runs', 'Runs from 40'],
    ['?minSnowfall=500', 'Snowfall from 500 cm a year'],
    ['?openOn=april', 'Open in April'],
    ['?openOn=april-and-later', 'Open into May or later'],
    ['?openOn=december-and-later', 'Open into January or later'],
    ['?openOn=2027-02-14..2027-02-21', 'In season 14 – 21 Feb'],
    ['?facilities=night_skiing', 'Facility Night skiing'],
    ['?bounds=47,45,9,7', 'Map area'],
  ])('%s reads %s', (search, label) => {
    const filters = readAll(search);
    const [filter, ...others] = activeFilters(filters, words);
    expect([filter?.label, ...others]).toEqual([label]);
    expect(filter && withChoice(filters, filter.without)).toEqual(noListFilters);
  });
});
