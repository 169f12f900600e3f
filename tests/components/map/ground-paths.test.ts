import { topology } from 'topojson-server';
import { describe, expect, it } from 'vitest';
import { cutLine, cutRing, groundOf, groundPaths } from '@/components/map/static/ground-paths';

const box = { left: 0, top: 0, right: 10, bottom: 10 };
const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));

describe('a ring', () => {
  it('within the box stays as it is', () => {
    const ring = points([1, 1], [9, 1], [5, 9]);
    expect(cutRing(ring, box)).toEqual(ring);
  });

  it('around the box becomes the box', () => {
    const cut = cutRing(points([-5, -5], [20, -5], [20, 20], [-5, 20]), box);
    expect(cut).toHaveLength(4);
    expect(cut).toEqual(expect.arrayContaining(points([0, 0], [10, 0], [10, 10], [0, 10])));
  });

  it('across an edge ends on it', () => {
    // A triangle whose tip lies beyond the right edge.
    const cut = cutRing(points([6, 2], [14, 5], [6, 8]), box);
    expect(cut).toEqual(points([6, 2], [10, 3.5], [10, 6.5], [6, 8]));
  });

  it('beyond the box is nothing', () => {
    expect(cutRing(points([20, 1], [30, 1], [25, 9]), box)).toEqual([]);
  });
});

describe('a line', () => {
  it('is cut where it leaves the box and where it comes back', () => {
    expect(cutLine(points([5, 5], [15, 5], [15, 8], [5, 8]), box)).toEqual([
      points([5, 5], [10, 5]),
      points([10, 8], [5, 8]),
    ]);
  });

  it('past a corner, or through the box without a point in it, is told apart', () => {
    expect(cutLine(points([-8, 5], [5, -8]), box)).toEqual([]);
    expect(cutLine(points([-5, 5], [15, 5]), box)).toEqual([points([0, 5], [10, 5])]);
  });
});

describe('the paths of a view', () => {
  // Where the projection has a quarter of the world's height.
  const LATITUDE = -66.51326;
  const square = (west: number, east: number) => [
    [west, 0],
    [west, LATITUDE],
    [east, LATITUDE],
    [east, 0],
    [west, 0],
  ];
  const shape = (type: 'MultiPolygon' | 'MultiLineString', coordinates: unknown) => ({ type, coordinates }) as never;
  const ground = groundOf(
    topology({
      land: shape('MultiPolygon', [[square(10, 20)], [square(-90, -80)]]),
      lakes: shape('MultiPolygon', [[square(15, 15.5)]]),
      states: shape('MultiLineString', [
        [
          [12, 0],
          [18, 0],
        ],
      ]),
      borders: shape('MultiLineString', [
        [
          [15, 0],
          [15, LATITUDE],
        ],
      ]),
    }),
  );
  /** A pixel is a degree, and the middle of the world the upper left corner. */
  const view = { width: 100, height: 100, world: 360, left: -180, top: -180 };

  it('are in its pixels', () => {
    const { land, borders } = groundPaths(ground, view);
    expect(borders).toBe('M15 0L15 90');
    expect(land.match(/[\d.]+ [\d.]+/g)?.toSorted()).toEqual(['10 0', '10 90', '20 0', '20 90']);
    expect(land).toMatch(/^M.*Z$/);
  });

  it('leave out what lies beyond it, and what is too small to be seen', () => {
    expect(groundPaths(ground, view).land.match(/M/g)).toHaveLength(1);
    const small = { ...view, world: 7.2, left: -3.6, top: -3.6 };
    expect(groundPaths(ground, small).lakes).toBe('');
  });

  it('have the lines between states where there is room for them', () => {
    expect(groundPaths(ground, view).states).toBe('');
    expect(groundPaths(ground, { ...view, world: 1440, left: -720, top: -720 }).states).toBe('M48 0L72 0');
  });
});
