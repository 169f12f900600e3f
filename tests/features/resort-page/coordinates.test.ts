// spec: 5.4

import { describe, expect, it } from 'vitest';
import { formatPoint, outsideMapUrl } from '@/features/resort-page/map/coordinates';
import { areValidCoordinates } from '@/lib/distance';

it.each([
  [Number.NaN, 7.75, false],
  [90.01, 0, false],
  [-90.01, 0, false],
  [0, 180.01, false],
  [0, -180.01, false],
  [Number.POSITIVE_INFINITY, 0, false],
  [90, 180, true],
  [-90, -180, true],
  [0, 0, true],
])('%d, %d can be on a map: %s', (latitude, longitude, isValid) => {
  expect(areValidCoordinates({ latitude, longitude })).toBe(isValid);
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
