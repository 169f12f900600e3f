import { describe, expect, it } from 'vitest';
import { greatCircle } from '@/components/map/base/great-circle';
import { distanceKm } from '@/lib/distance';

const zurich = { latitude: 47.465, longitude: 8.549 };
const vail = { latitude: 39.6114, longitude: -106.3607 };
const length = (line: [number, number][]) =>
  line.reduce((sum, [latitude, longitude], index) => {
    const [before] = line.slice(index - 1, index);
    const from = before ? { latitude: before[0], longitude: before[1] } : null;
    return sum + (distanceKm(from, { latitude, longitude }) ?? 0);
  }, 0);

describe('the shortest line over the globe', () => {
  it('is as long as the distance, from one place to the other', () => {
    const line = greatCircle(zurich, vail);
    expect(line[0]?.[0]).toBeCloseTo(zurich.latitude);
    expect(line.at(-1)?.[1]).toBeCloseTo(vail.longitude);
    expect(length(line)).toBeCloseTo(distanceKm(zurich, vail) ?? 0, 0);
    // Over Greenland, not along a parallel.
    expect(Math.max(...line.map(([latitude]) => latitude))).toBeGreaterThan(60);
  });

  it('goes on over the date line', () => {
    const line = greatCircle({ latitude: 43, longitude: 145 }, { latitude: 61, longitude: -150 });
    const longitudes = line.map(([, longitude]) => longitude);
    expect(longitudes.at(-1)).toBeCloseTo(210);
    for (const [index, longitude] of longitudes.entries()) {
      expect(Math.abs(longitude - (longitudes[index - 1] ?? longitude))).toBeLessThan(10);
    }
  });

  it('is a point where both are one', () => {
    for (const [latitude, longitude] of greatCircle(zurich, zurich)) {
      expect(latitude).toBeCloseTo(zurich.latitude);
      expect(longitude).toBeCloseTo(zurich.longitude);
    }
  });
});
