// spec: 3.7, 4.9

import { describe, expect, it } from 'vitest';
import { type ListFilters, noListFilters } from '@/domain/filters/list-filters';
import {
  addSavedSearch,
  filtersOfSavedSearch,
  nameError,
  readSavedSearches,
  renameSavedSearch,
  type SavedSearch,
} from '@/features/resort-filters/saved-searches/saved-searches';

const now = new Date('2026-01-28T10:00:00Z');
const add = (searches: readonly SavedSearch[], filters: ListFilters, id: string) =>
  addSavedSearch(searches, filters, { id, now });
const saveTimes = (count: number) =>
  Array.from({ length: count }, (_, index) => index).reduce<SavedSearch[]>(
    (searches, index) => add(searches, { ...noListFilters, search: `query ${index}` }, `id-${index}`),
    [],
  );
const names = (searches: readonly SavedSearch[]) => searches.map(({ name }) => name);

describe('saved searches', () => {
  it('stand newest first, five of them', () => {
    expect(names(saveTimes(3))).toEqual(['Search 3', 'Search 2', 'Search 1']);
    expect(names(saveTimes(7))).toEqual(['Search 7', 'Search 6', 'Search 5', 'Search 4', 'Search 3']);
  });

  it('are there once each: a second press on Save Search neither doubles one nor drops the oldest', () => {
    const five = renameSavedSearch(saveTimes(5), 'id-1', 'Powder');
    const again = add(five, { ...noListFilters, search: 'query 1' }, 'new');
    expect(names(again)).toEqual(['Powder', 'Search 5', 'Search 4', 'Search 3', 'Search 1']);
  });

  it('can be renamed, to what no other is called', () => {
    const searches = saveTimes(2);
    expect(names(renameSavedSearch(searches, 'id-0', 'Powder'))).toEqual(['Search 2', 'Powder']);
    expect(nameError(searches, 'id-0', ' Powder ')).toBeNull();
    expect(nameError(searches, 'id-0', 'search 1')).toBeNull();
    expect(nameError(searches, 'id-0', ' SEARCH 2')).toBe('Another search has this name');
    expect(nameError(searches, 'id-0', ' \u200b ')).toBe('Please enter a name');
    expect(nameError(searches, 'id-0', 'x'.repeat(100))).toBeNull();
    expect(nameError(searches, 'id-0', 'x'.repeat(101))).toBe('Name cannot exceed 100 characters');
  });

  it('of an order that no longer exists keep the rest', () => {
    const [saved] = saveTimes(1);
    expect(readSavedSearches([{ ...saved, sortBy: 'cheapest' }])).toEqual([{ ...saved, sortBy: 'rating' }]);
  });

  it('have names of their own, also after one was deleted', () => {
    const left = saveTimes(3).filter(({ name }) => name !== 'Search 2');
    expect(names(add(left, noListFilters, 'new'))).toEqual(['Search 4', 'Search 3', 'Search 1']);
    expect(names(add([], noListFilters, 'new'))).toEqual(['Search 1']);
  });

  it('are not numbered after the year in a name of the visitor’s own', () => {
    const renamed = renameSavedSearch(saveTimes(1), 'id-0', 'Winter 2027');
    expect(names(add(renamed, noListFilters, 'new'))).toEqual(['Search 1', 'Winter 2027']);
    expect(names(add(renameSavedSearch(renamed, 'id-0', 'search 3'), noListFilters, 'new'))[0]).toBe('Search 4');
  });

  it('keep the fields they are specified with', () => {
    const filters: ListFilters = {
      ...noListFilters,
      search: 'zer',
      region: 'Europe',
      country: '',
      minPrice: null,
      maxPrice: 160,
      minRating: 4,
      styles: ['mega_resort', 'heli_skiing'],
      sortBy: 'snowfall',
    };
    const [saved] = add([], filters, 'a');
    expect(saved).toEqual({
      id: 'a',
      name: 'Search 1',
      createdAt: '2026-01-28T10:00:00.000Z',
      searchQuery: 'zer',
      selectedRegion: 'Europe',
      selectedCountry: 'all_countries',
      priceRange: [null, 160],
      minRating: 4,
      selectedResortStyles: ['mega_resort', 'heli_skiing'],
      sortBy: 'snowfall',
    });
    expect(saved && filtersOfSavedSearch(saved)).toEqual(filters);
  });

  it('keep what only the catalogue can tell, and the orders of a trip', () => {
    const filters: ListFilters = {
      ...noListFilters,
      maxPrice: 70,
      currency: 'EUR',
      minDrop: 1000,
      openOn: { month: 3, isBeyond: true },
      facilities: ['gondola'],
      bounds: { north: 47, south: 45, east: 9, west: 7 },
      maxKm: 300,
      sortBy: 'nearest',
    };
    const [saved] = readSavedSearches(JSON.parse(JSON.stringify(add([], filters, 'a'))));
    expect(saved && filtersOfSavedSearch(saved)).toEqual(filters);
  });

  it('survive a store and a read', () => {
    const searches = saveTimes(5);
    expect(readSavedSearches(JSON.parse(JSON.stringify(searches)))).toEqual(searches);
  });

  it.each([null, undefined, 'text', 7, {}, { length: 3 }])('are none in %j', (stored) => {
    expect(readSavedSearches(stored)).toEqual([]);
  });

  it('leave out what is corrupt, doubled or too much', () => {
    const [good] = saveTimes(1);
    const many = saveTimes(7).map((search, index) => ({ ...search, id: `other-${index}` }));
    const stored = [null, { id: 'x' }, { ...good, sortBy: 'length' }, good, good, { ...good, id: 5 }, ...many, ...many];
    expect(readSavedSearches(stored).map(({ id }) => id)).toEqual(['id-0', 'other-0', 'other-1', 'other-2', 'other-3']);
  });

  it('apply only what the list knows', () => {
    const [saved] = saveTimes(1);
    expect(saved && filtersOfSavedSearch({ ...saved, minRating: 77, priceRange: [-5, null] })).toEqual({
      ...noListFilters,
      search: 'query 0',
    });
  });
});
