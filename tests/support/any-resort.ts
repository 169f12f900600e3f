import fc from 'fast-check';
import type { ByDifficulty, Resort } from '@/api/resorts/resort.schema';
import { monthNames } from '@/lib/format';
import { resortWith } from './resort';

/** Half of the time the figure, else the 0 that means that nobody reported it. */
const maybe = (figure: fc.Arbitrary<number>): fc.Arbitrary<number> => fc.oneof(fc.constant(0), figure);

const split = (most: number): fc.Arbitrary<ByDifficulty> =>
  fc
    .tuple(maybe(fc.nat(most)), maybe(fc.nat(most)), maybe(fc.nat(most)), maybe(fc.nat(most)))
    .map(([beginner, intermediate, advanced, ungraded]) => ({
      beginner,
      intermediate,
      advanced,
      total: beginner + intermediate + advanced + ungraded,
    }));

const elevation = fc
  .tuple(maybe(fc.integer({ min: 1, max: 2500 })), maybe(fc.integer({ min: 1, max: 2000 })))
  .map(([base, vertical]) => ({ base, vertical, peak: base > 0 && vertical > 0 ? base + vertical : 0 }));

const season = fc
  .tuple(fc.nat(12), fc.nat(12))
  .map(([start, end]) => ({ start: monthNames()[start] ?? '', end: monthNames()[end] ?? '' }));

const location = fc.option(
  fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
);

/** Any resort, with any of its figures missing. Names and ids repeat on purpose only where they are given so. */
export const anyResort: fc.Arbitrary<Resort> = fc
  .record({
    id: fc.uuid(),
    name: fc.constantFrom('Alta', 'Åre', 'Zermatt', 'Vail', 'Voss'),
    region: fc.constantFrom('Europe', 'North America'),
    country: fc.constantFrom('Austria', 'Canada', ''),
    elevation,
    location,
    season,
    trails: split(200),
    slopesKm: fc.option(split(300)),
    rating: maybe(fc.constantFrom(3, 4, 4.5)),
    averageSnowfall: maybe(fc.integer({ min: 50, max: 1500 })),
    price: fc.record({
      currency: fc.constantFrom('EUR', 'USD'),
      min: maybe(fc.integer({ min: 10, max: 250 })),
      max: maybe(fc.integer({ min: 10, max: 250 })),
    }),
    resortStyles: fc.subarray(['party_scene', 'mega_resort', 'family_friendly']),
  })
  .map(({ slopesKm, ...facts }) =>
    resortWith({ ...facts, slopesKm: slopesKm && slopesKm.total > 0 ? slopesKm : null }),
  );

/** Some resorts, each with an id of its own. */
export const anyResorts = (minLength = 0, maxLength = 12) =>
  fc.uniqueArray(anyResort, { minLength, maxLength, selector: ({ id }) => id });

/** Ways of leaving one reported figure out; each gives the resort without it. */
export const omissions: readonly ((resort: Resort) => Resort)[] = [
  (resort) => ({ ...resort, elevation: { base: 0, peak: 0, vertical: 0 } }),
  (resort) => ({ ...resort, location: null }),
  (resort) => ({ ...resort, season: { ...resort.season, start: '' } }),
  (resort) => ({ ...resort, season: { ...resort.season, end: '' } }),
  (resort) => ({ ...resort, averageSnowfall: 0 }),
  (resort) => ({ ...resort, rating: 0 }),
  (resort) => ({ ...resort, price: { ...resort.price, min: 0, max: 0 } }),
  ...(['beginner', 'intermediate', 'advanced', 'total'] as const).flatMap((level) => [
    (resort: Resort) => ({ ...resort, trails: { ...resort.trails, [level]: 0 } }),
    (resort: Resort) => ({ ...resort, slopesKm: resort.slopesKm && { ...resort.slopesKm, [level]: 0 } }),
  ]),
];
