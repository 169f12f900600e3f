// spec: 3.3

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Resort, resortResponseSchema, resortSchema } from '@/api/resorts/resort.schema';
import { resortWith } from '../support/resort';

const nested = {
  id: 'zermatt',
  name: 'Zermatt',
  country: 'Switzerland',
  region: 'Europe',
  description: 'At the head of the valley.',
  location: { latitude: 46.02, longitude: 7.75 },
  elevation: { base: 1620, peak: 3883, vertical: 2263 },
  trails: { beginner: 47, intermediate: 82, advanced: 16, total: 150 },
  rating: 4.8,
  price_range: { currency: 'CHF', min: 79, max: 97 },
  season_period: { start: 'November', end: 'May' },
  averageSnowfall: 400,
  facilities: ['gondola'],
  pros: ['High'],
  cons: ['Dear'],
  resort_styles: ['luxury_destination'],
  imageUrl: 'https://example.com/wide.jpg',
  thumbnail_url: 'https://example.com/small.jpg',
};

const flat = {
  id: 'zermatt',
  name: 'Zermatt',
  country: 'Switzerland',
  region: 'Europe',
  description: 'At the head of the valley.',
  latitude: '46.02',
  longitude: '7.75',
  base_elevation: '1620',
  peak_elevation: 3883,
  vertical_elevation: 2263,
  beginner_trails: 47,
  intermediate_trails: '82',
  advanced_trails: 16,
  total_trails: 150,
  rating: '4.8',
  price_min: 79,
  price_max: 97,
  currency: 'CHF',
  season_start: 'November',
  season_end: 'May',
  average_snowfall: 400,
  facilities: ['gondola'],
  pros: ['High'],
  cons: ['Dear'],
  resort_styles: ['luxury_destination'],
  image_url: 'https://example.com/wide.jpg',
  thumbnail_url: 'https://example.com/small.jpg',
};

const read = (value: unknown): Resort => resortSchema.parse(value);

describe('a resort', () => {
  it('is the same from nested and from flat fields', () => {
    const { price_range: price, season_period: season, resort_styles: resortStyles, thumbnail_url, ...same } = nested;
    const sent = { price, season, resortStyles, thumbnailUrl: thumbnail_url };
    expect(read(nested)).toEqual(resortWith({ ...same, ...sent }));
    expect(read(flat)).toEqual(read(nested));
  });

  it('has its place by either spelling, nested or flat', () => {
    const place = { latitude: 46.02, longitude: 7.75 };
    expect(read({ id: 'a', name: 'A', location: { lat: 46.02, lng: 7.75 } }).location).toEqual(place);
    expect(read({ id: 'a', name: 'A', lat: '46.02', lng: '7.75' }).location).toEqual(place);
  });

  it('shows its picture where it has no small one', () => {
    expect(read({ ...nested, thumbnail_url: '' }).thumbnailUrl).toBe('https://example.com/wide.jpg');
  });

  it('comes wrapped or bare', () => {
    expect(resortResponseSchema.parse({ resort: nested })).toEqual(resortResponseSchema.parse(flat));
  });

  it('needs only an id and a name; every missing number is 0 and every missing text empty', () => {
    const price = { currency: 'USD', min: 0, max: 0 };
    expect(read({ id: 7, name: 'Alp' })).toEqual(resortWith({ id: '7', name: 'Alp', price }));
  });

  it.each([null, undefined, 7, 'Zermatt', [], {}, { id: 'x' }, { id: 'x', name: '  ' }, { name: 'x' }])(
    'cannot be read from %j',
    (value) => {
      expect(resortSchema.safeParse(value).success).toBe(false);
    },
  );

  it('keeps the centimetres a server sends as centimetres, also beside a 0, which is no figure', () => {
    expect(read({ id: 'a', name: 'A', average_snowfall_cm: 254, averageSnowfall: 0 }).averageSnowfall).toBe(254);
    expect(read({ id: 'a', name: 'A', average_snowfall_cm: 5000 }).averageSnowfall).toBe(5000);
    expect(read({ id: 'a', name: 'A', average_snowfall_cm: 5001 }).averageSnowfall).toBe(0);
  });

  it('derives what can be derived: the drop, the sum of runs and of kilometres', () => {
    const resort = read({
      id: 'a',
      name: 'A',
      base_elevation: 1000,
      peak_elevation: 2500,
      beginner_trails: 3,
      intermediate_trails: 5,
      advanced_trails: 4,
      slopes_km: { beginner: 0.1, intermediate: 0.7, advanced: 0.3 },
    });
    expect(resort.elevation).toEqual({ base: 1000, peak: 2500, vertical: 1500, isDropWorkedOut: true });
    expect(resort.trails.total).toBe(12);
    expect(resort.slopesKm).toEqual({ beginner: 0.1, intermediate: 0.7, advanced: 0.3, total: 1.1 });
  });

  it('takes the run length from either of its other names', () => {
    expect(read({ id: 'a', name: 'A', trails: { length_km: 80 } }).slopesKm?.total).toBe(80);
    expect(read({ id: 'a', name: 'A', total_run_length_km: '81' }).slopesKm?.total).toBe(81);
  });

  it.each([
    ['of 0', { currency: 'EUR', min: 0, max: 0 }],
    ['whose lowest is above its highest', { currency: 'EUR', min: 81, max: 72 }],
    ['without a currency', { min: 72, max: 81 }],
  ])('does not report a price %s', (_, price) => {
    expect(read({ ...nested, price_range: price }).price).toMatchObject({ min: 0, max: 0 });
  });

  it('reports a price with one bound, or two that are the same', () => {
    const price = { currency: 'EUR', min: 0, max: 81 };
    expect(read({ ...nested, price_range: { ...price, currency: 'eur' } }).price).toEqual(price);
    expect(read({ ...nested, price_range: price }).price).toEqual(price);
    expect(read({ ...nested, price_range: { ...price, min: 81 } }).price).toEqual({ ...price, min: 81 });
    expect(read({ ...nested, price_range: { currency: 'EUR', min: 72 } }).price).toMatchObject({ min: 72, max: 0 });
  });

  it('counts absurd figures as not reported', () => {
    const resort = read({
      id: 'a',
      name: 'A',
      elevation: { base: -5, peak: 1e9, vertical: Number.NaN },
      rating: 5.1,
      price_range: { min: -1, max: '1e400' },
    });
    expect(resort.elevation).toEqual({ base: 0, peak: 0, vertical: 0 });
    expect(resort.rating).toBe(0);
    expect(read({ id: 'a', name: 'A', elevation: { base: 9001, peak: 9001, vertical: 9001 } }).elevation).toEqual(
      resort.elevation,
    );
    expect(resort.price).toEqual({ currency: 'USD', min: 0, max: 0 });
  });

  it('does not report heights that contradict each other', () => {
    const heights = (elevation: unknown) => read({ ...nested, elevation }).elevation;
    expect(heights({ base: 3883, peak: 1620 })).toEqual({ base: 0, peak: 0, vertical: 0 });
    expect(heights({ base: 1620, peak: 1620, vertical: 900 })).toEqual({ base: 0, peak: 0, vertical: 900 });
    expect(heights({ base: 1620 })).toEqual({ base: 1620, peak: 0, vertical: 0 });
    expect(heights({ peak: 3883 })).toEqual({ base: 0, peak: 3883, vertical: 0 });
  });

  it('tells missing coordinates from wrong ones', () => {
    expect(read({ id: 'a', name: 'A', location: null }).location).toBeNull();
    expect(read({ id: 'a', name: 'A', location: { latitude: 'north', longitude: 500 } }).location).toEqual({
      latitude: Number.NaN,
      longitude: 500,
    });
    expect(read({ id: 'a', name: 'A', longitude: 7 }).location).toEqual({ latitude: Number.NaN, longitude: 7 });
    expect(read({ id: 'a', name: 'A', latitude: 46 }).location).toEqual({ latitude: 46, longitude: Number.NaN });
  });

  it('keeps markup as the text it is', () => {
    expect(read({ id: 'a', name: '<script>alert(1)</script>' }).name).toBe('<script>alert(1)</script>');
  });

  it('holds only sane figures whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.record({ id: fc.string({ minLength: 1 }), name: fc.string({ minLength: 1 }) }, { noNullPrototype: true }),
        fc.dictionary(fc.constantFrom(...Object.keys({ ...nested, ...flat })), fc.jsonValue()),
        (named, rest) => {
          const result = resortSchema.safeParse({ ...rest, ...named });
          if (!result.success) return;
          const { elevation, trails, price, rating, averageSnowfall } = result.data;
          const figures = [
            elevation.base,
            elevation.peak,
            elevation.vertical,
            ...Object.values(trails),
            price.min,
            price.max,
            rating,
            averageSnowfall,
          ];
          expect(figures.every((figure) => Number.isFinite(figure) && figure >= 0)).toBe(true);
        },
      ),
    );
  });
});
