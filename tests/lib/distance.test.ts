import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '@/lib/distance';

const zurich = { latitude: 47.458, longitude: 8.556 };
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const HALF_ROUND_THE_GLOBE = 20_016;

describe('the straight line', () => {
  it.each([
    ['Zermatt', { latitude: 46.003, longitude: 7.748 }, 173],
    ['the pole', { latitude: 90, longitude: 0 }, 4730],
    ['itself', zurich, 0],
  ])('from Zürich to %s', (_name, to, kilometres) => {
    expect(Math.abs((distanceKm(zurich, to) ?? -100) - kilometres)).toBeLessThan(10);
  });

  it('from the equator round a quarter of the globe', () => {
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 })).toBeCloseTo(10_007.5, 0);
  });

  it('crosses the date line', () => {
    const fiji = { latitude: 0, longitude: 179.5 };
    expect(distanceKm(fiji, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 0);
  });

  it('is not known without two valid points', () => {
    expect(distanceKm(null, zurich)).toBeNull();
    expect(distanceKm(zurich, { latitude: Number.NaN, longitude: 8 })).toBeNull();
    expect(distanceKm(zurich, { latitude: 91, longitude: 8 })).toBeNull();
  });

  it('is the same both ways, and no farther than half round the globe', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const there = distanceKm(a, b) ?? -1;
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(HALF_ROUND_THE_GLOBE);
        expect(distanceKm(b, a)).toBeCloseTo(there, 6);
      }),
    );
  });
});
