// spec: 5.4

import { describe, expect, it } from 'vitest';
import { formatPoint, outsideMapUrl, placeOf } from '@/features/resort-page/map/coordinates';
import { areValidCoordinates } from '@/lib/distance';

const fallback = { latitude: 46.8182, longitude: 8.2275 };

describe('where a map looks', () => {
  it('at the resort', () => {
    const point = { latitude: 46.02, longitude: 7.75 };
    expect(placeOf(point)).toEqual({ state: 'valid', point });
  });

  it('nowhere without a location', () => {
    expect(placeOf(null)).toEqual({ state: 'missing' });
  });

  it.each([
    [Number.NaN, 500],
    [Number.NaN, 7.75],
    [90.01, 0],
    [-90.01, 0],
    [0, 180.01],
    [0, -180.01],
    [Number.POSITIVE_INFINITY, 0],
  ])('at the fallback point for %d, %d', (latitude, longitude) => {
    expect(placeOf({ latitude, longitude })).toEqual({ state: 'invalid', point: fallback });
  });

  it.each([
    [90, 180],
    [-90, -180],
    [0, 0],
  ])('takes %d, %d, the ends of the ranges included', (latitude, longitude) => {
    expect(areValidCoordinates({ latitude, longitude })).toBe(true);
  });
});

describe('coordinates as words', () => {
  it('have four decimals at most and a minus that can be pasted into a map', () => {
    expect(formatPoint({ latitude: 46.020714, longitude: -110.8279 })).toBe('46.0207, -110.8279');
    expect(formatPoint({ latitude: 46, longitude: 0.00001 })).toBe('46, 0');
  });

  it('lead to an outside map with a marker', () => {
    expect(outsideMapUrl({ latitude: 46.0207, longitude: 7.7491 }, 12)).toBe(
      'https://www.openstreetmap.org/?mlat=46.0207&mlon=7.7491#map=12/46.0207/7.7491',
    );
  });
});
