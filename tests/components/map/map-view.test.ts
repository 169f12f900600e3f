import { describe, expect, it } from 'vitest';
import { isOnGround, mercator, pointIn, viewOf, zoomOf } from '@/components/map/static/map-view';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const zermatt = at(46.02, 7.75);

describe('the projection', () => {
  it('has the equator and Greenwich in the middle, and the date line at the left edge', () => {
    expect(mercator(at(0, 0))).toEqual({ x: 0.5, y: 0.5 });
    expect(mercator(at(0, -180)).x).toBe(0);
    expect(mercator(at(0, 90)).x).toBe(0.75);
    // A quarter of the height: where ln tan(45° + φ/2) is π/2.
    expect(mercator(at(66.51326, 0)).y).toBeCloseTo(0.25, 6);
  });

  it('is that of all maps: Zermatt lies in tile 133, 91 of zoom 8', () => {
    const { x, y } = mercator(zermatt);
    expect([Math.floor(x * 256), Math.floor(y * 256)]).toEqual([133, 91]);
  });
});

describe('a view', () => {
  it('of two places is as close as its sides allow, with their middle in its own', () => {
    // A quarter of the world in 300 pixels.
    const places = [at(0, -45), at(0, 45)];
    const view = viewOf(places, { width: 400, height: 200, margins: [50, 20], zoom: 5 });
    expect(view.world).toBe(1200);
    expect(places.map((place) => pointIn(view, place))).toEqual([
      { x: 50, y: 100 },
      { x: 350, y: 100 },
    ]);
  });

  it('of places one above the other is as close as its ends allow', () => {
    // Half of the world in 160 pixels.
    const places = [at(66.51326, 20), at(-66.51326, 20)];
    const view = viewOf(places, { width: 400, height: 200, margins: [50, 20], zoom: 5 });
    expect(view.world).toBeCloseTo(320, 3);
    expect(pointIn(view, at(66.51326, 20)).y).toBeCloseTo(20, 3);
  });

  it('of one place, or of several at one spot, is as close as it may be', () => {
    for (const places of [[zermatt], [zermatt, zermatt]]) {
      const view = viewOf(places, { width: 400, height: 200, margins: [50, 20], zoom: 5 });
      expect(zoomOf(view)).toBe(5);
      expect(pointIn(view, zermatt).x).toBeCloseTo(200, 6);
      expect(pointIn(view, zermatt).y).toBeCloseTo(100, 6);
    }
  });
});

describe('the ground', () => {
  it('reaches Europe and North America', () => {
    for (const place of [zermatt, at(60.97, -149.1), at(39.6, -106.4), at(69.6, 18.9)]) {
      expect(isOnGround(place)).toBe(true);
    }
  });

  it('has no place that is not reported, is none, or lies elsewhere', () => {
    const valleNevado = at(-33.35, -70.25);
    const niseko = at(42.8, 140.7);
    for (const place of [null, at(Number.NaN, 7), at(91, 7), at(0, 0), valleNevado, niseko]) {
      expect(isOnGround(place)).toBe(false);
    }
  });
});
