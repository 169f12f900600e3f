import { describe, expect, it } from 'vitest';
import type { ArtFacts } from '@/art/art-facts';
import { resortArt } from '@/art/resort-art';

const zermatt: ArtFacts = {
  id: 'zermatt',
  region: 'Europe',
  country: 'Switzerland',
  location: { latitude: 46.0207, longitude: 7.7491 },
  elevation: { base: 1620, peak: 3883 },
  trails: { total: 145 },
};

/** The outline of the main range of a card, in its units of 720 × 540: the second shape that begins left of the picture. */
function skyline(more: Partial<ArtFacts>): { x: number; y: number }[] {
  const [, outline = ''] = [...resortArt({ ...zermatt, ...more }).matchAll(/d="M(-9 454l[^"]*)z"/g)].map(([, d]) => d);
  const [x = 0, y = 0, ...steps] = (outline.match(/-?\d+/g) ?? []).map(Number);
  const points = [{ x, y }];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    const last = points.at(-1) ?? { x, y };
    points.push({ x: last.x + (steps[index] ?? 0), y: last.y + (steps[index + 1] ?? 0) });
  }
  return points;
}
const summitOf = (more: Partial<ArtFacts>) => Math.min(...skyline(more).map(({ y }) => y));

describe('the drawn picture tells its resort', () => {
  it('shows peaks on one scale: the higher, the taller', () => {
    const [low = 0, middle = 0, high = 0] = [800, 2000, 3600].map((peak) =>
      summitOf({ elevation: { base: 500, peak } }),
    );
    expect(low).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(high);
    // Equal steps of metres are equal steps of the picture: 1,200 and 1,600 m.
    expect((low - middle) / 1200).toBeCloseTo((middle - high) / 1600, 2);
  });

  it.each([
    ['the Alps from about 3,000 m', {}, 2900, 3200],
    ['Norway from about 1,800 m', { country: 'Norway', location: { latitude: 61.5, longitude: 8 } }, 1500, 2100],
    [
      'Canada lower than Colorado',
      { country: 'Canada', region: 'North America', location: { latitude: 51, longitude: -116 } },
      2500,
      2900,
    ],
    [
      'Colorado nowhere below 4,200 m',
      { country: 'United States', region: 'North America', location: { latitude: 39, longitude: -106 } },
      4200,
      4500,
    ],
  ])('has ice in %s', (_where, place, bare, icy) => {
    const pathsOf = (peak: number) =>
      resortArt({ ...zermatt, ...place, elevation: { base: 1000, peak } }).match(/<path/g)?.length ?? 0;
    expect(pathsOf(icy)).toBe(pathsOf(bare) + 2);
  });

  it('is broader with more runs', () => {
    const widthOf = (total: number) => {
      const high = skyline({ trails: { total } }).filter(({ y }) => y < 400);
      return Math.max(...high.map(({ x }) => x)) - Math.min(...high.map(({ x }) => x));
    };
    expect(widthOf(10)).toBeLessThan(widthOf(60));
    expect(widthOf(60)).toBeLessThan(widthOf(150));
  });

  it('is a night only where one skis at night', () => {
    const isNight = (svg: string) => svg.includes('stroke-linecap="round" opacity=".65"');
    const many = Array.from({ length: 60 }, (_, index) => ({ ...zermatt, id: `resort-${index}` }));
    for (const inDark of [false, true]) {
      for (const country of ['Switzerland', 'Norway', 'Spain', 'Canada']) {
        expect(many.some((facts) => isNight(resortArt({ ...facts, country }, 'card', inDark)))).toBe(false);
      }
    }
    const lit = many.map((facts) => ({ ...facts, facilities: ['Snow park', 'Night Skiing'] }));
    expect(lit.some((facts) => isNight(resortArt(facts)))).toBe(true);
    expect(lit.every((facts) => isNight(resortArt(facts, 'banner', true)))).toBe(true);
  });

  it('has a cable car where there are many runs, or long ones when nobody counted', () => {
    const uncounted = { ...zermatt, trails: { total: 0 } };
    const hasCableCar = (facts: ArtFacts) => resortArt(facts).includes('#d5442a');
    expect(hasCableCar(zermatt)).toBe(true);
    expect(hasCableCar({ ...uncounted, slopesKm: { total: 319 } })).toBe(true);
    expect(hasCableCar({ ...uncounted, slopesKm: { total: 20 } })).toBe(false);
    expect(hasCableCar(uncounted)).toBe(false);
  });
});
