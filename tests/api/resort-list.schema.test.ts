// spec: 3.5, 3.6

import { describe, expect, it } from 'vitest';
import { filterOptionsSchema } from '@/api/resorts/filter-options.schema';
import { resortArraySchema, resortPageSchema } from '@/api/resorts/resort-list.schema';

const resorts = [
  { id: 'a', name: 'A' },
  { id: 'b', name: 'B' },
];

describe('a page of resorts', () => {
  it('reads what the server says of the pages', () => {
    const page = resortPageSchema(1).parse({
      resorts,
      pagination: { current_page: '2', total_pages: 5, total_count: 57, limit: 12, has_next: true, has_previous: true },
    });
    expect(page.resorts.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(page.pagination).toEqual({
      currentPage: 2,
      totalPages: 5,
      totalCount: 57,
      limit: 12,
      hasNext: true,
    });
  });

  it('has a resort once that the server sends twice', () => {
    const page = resortPageSchema(1).parse({ resorts: [...resorts, resorts[0]] });
    expect(page.resorts.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(page.pagination.totalCount).toBe(2);
  });

  it('counts a bare array as one whole page', () => {
    const { pagination } = resortPageSchema(1).parse(resorts);
    expect(pagination).toMatchObject({ currentPage: 1, totalPages: 1, totalCount: 2, hasNext: false });
  });

  it('works out the pages that the server does not name', () => {
    const { pagination } = resortPageSchema(1).parse({ resorts, pagination: { current_page: 1, total_count: 25 } });
    expect(pagination).toMatchObject({ totalPages: 3, hasNext: true });
    const ofFive = resortPageSchema(1).parse({ resorts, pagination: { total_count: 25, limit: 5 } });
    expect(ofFive.pagination.totalPages).toBe(5);
  });

  it('is the last where the server says so, whatever it counts', () => {
    const { pagination } = resortPageSchema(1).parse({ resorts, pagination: { total_pages: 3, has_next: false } });
    expect(pagination.hasNext).toBe(false);
  });

  it('has no half, negative or empty pages', () => {
    const sent = { current_page: 0, total_pages: 3.9, total_count: -5, limit: 0 };
    expect(resortPageSchema(2).parse({ resorts, pagination: sent }).pagination).toEqual({
      currentPage: 2,
      totalPages: 3,
      totalCount: 2,
      limit: 12,
      hasNext: true,
    });
  });

  it('counts from the page that was requested when the server does not say which one it sent', () => {
    const hasNext = (requested: number) =>
      resortPageSchema(requested).parse({ resorts, pagination: { total_pages: 3 } }).pagination.hasNext;
    expect([1, 2, 3].map(hasNext)).toEqual([true, true, false]);
  });

  it('never counts fewer resorts than it shows', () => {
    expect(resortPageSchema(1).parse({ resorts, pagination: { total_count: 1 } }).pagination.totalCount).toBe(2);
  });

  it('drops a bad item, not the list', () => {
    const page = resortPageSchema(1).parse({ resorts: [null, { id: 'a', name: 'A' }, { name: 'no id' }, 7] });
    expect(page.resorts.map(({ id }) => id)).toEqual(['a']);
  });

  it('is unreadable when none of its items can be read, and empty when there are none', () => {
    expect(resortPageSchema(1).safeParse({ resorts: [{}, null] }).success).toBe(false);
    expect(resortPageSchema(1).parse({ resorts: [] }).resorts).toEqual([]);
    const ofNone = { resorts: null, pagination: { total_count: 0 } };
    expect(resortPageSchema(1).parse(ofNone)).toMatchObject({ resorts: [], pagination: { totalCount: 0 } });
    expect(resortArraySchema.parse({ resorts: null })).toEqual([]);
    expect(resortPageSchema(1).safeParse(null).success).toBe(false);
  });

  it('is unreadable when it is the first and brings none of those it counts', () => {
    const none = { resorts: [], pagination: { total_count: 374 } };
    expect(resortPageSchema(1).safeParse(none).success).toBe(false);
    expect(resortPageSchema(3).parse(none).resorts).toEqual([]);
  });
});

describe('filter options', () => {
  it('read choices as texts or objects, each once', () => {
    const options = filterOptionsSchema.parse({
      countries: ['Austria', 'Austria', { name: 'France' }, { value: 'Italy' }, null, 7],
      regions: 'Europe',
    });
    expect(options.countries).toEqual(['Austria', 'France', 'Italy', '7']);
    expect(options.regions).toEqual([]);
  });

  it('read ranges, and count reversed or negative ones as not told', () => {
    const options = filterOptionsSchema.parse({
      filters: {
        priceRange: { min: '15', max: 220 },
        ratingRange: { min: 5, max: 1 },
        snowfallRange: { min: -3, max: 8 },
        elevationRanges: { peak: { min: 300, max: 3883 } },
      },
    });
    expect(options.priceRange).toEqual({ min: 15, max: 220 });
    expect(options.ratingRange).toBeNull();
    expect(options.snowfallRange).toBeNull();
    expect(options.elevationRanges).toEqual({ peak: { min: 300, max: 3883 }, vertical: null });
  });
});
