import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeNeighbours } from '@/features/resort-page/map/place-neighbours';
import { placeStart } from '@/features/resort-page/map/place-start';

const frame = { left: 0, top: 0, right: 400, bottom: 300 };
const middle = { left: 180, right: 220, top: 100, bottom: 154 };
const label = { width: 90, height: 20, frame };
const anyPoint = fc.record({
  id: fc.uuid(),
  name: fc.constant('A name'),
  km: fc.constant(7),
  x: fc.integer({ min: -50, max: 450 }),
  y: fc.integer({ min: -50, max: 350 }),
  width: fc.integer({ min: 10, max: 120 }),
  height: fc.constant(15),
});

describe('the neighbours on a map', () => {
  it('have targets of 24 px that lie clear of each other and of what stands there, the first ones first', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { maxLength: 30 }), (points) => {
        const placed = placeNeighbours(points, { frame, obstacles: [middle] });
        for (const [index, a] of placed.entries()) {
          expect(a.x >= 12 && a.x <= 388 && a.y >= 12 && a.y <= 288).toBe(true);
          expect(a.x > 168 && a.x < 232 && a.y > 88 && a.y < 166).toBe(false);
          for (const b of placed.slice(index + 1)) {
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(24);
          }
        }
        const first = points.find(
          ({ x, y }) => placeNeighbours([{ ...points[0], x, y } as never], { frame, obstacles: [middle] }).length,
        );
        expect(placed[0]?.id).toBe(first?.id);
      }),
    );
  });

  it('stand without their name where there is no room for it', () => {
    const point = { id: 'a', name: 'A', km: 7, x: 100, y: 150, width: 50, height: 15 };
    expect(placeNeighbours([point], { frame, obstacles: [] })[0]?.label?.left).toBeGreaterThan(100);
    const walls = [
      { left: 0, right: 88, top: 0, bottom: 300 },
      { left: 112, right: 400, top: 0, bottom: 300 },
    ];
    expect(placeNeighbours([point], { frame, obstacles: walls })[0]).toMatchObject({ id: 'a', label: null });
  });
});

describe('the label of the start', () => {
  const from = { x: 200, y: 150 };

  it('stands above the start, below it where there is no room above', () => {
    expect(placeStart([from, { x: 100, y: 100 }], { ...label, obstacles: [] })).toEqual({ x: 100, y: 82, arrow: null });
    const below = placeStart([from, { x: 100, y: 20 }], { ...label, obstacles: [] });
    expect(below).toEqual({ x: 100, y: 38, arrow: null });
  });

  it.each([
    ['→', { x: 9000, y: 150 }],
    ['↙', { x: -8000, y: 8350 }],
    ['↑', { x: 200, y: -9000 }],
  ])('stands at the edge with %s where the start is out of view', (arrow, to) => {
    const placed = placeStart([from, to], { ...label, obstacles: [middle] });
    expect(placed?.arrow).toBe(arrow);
    const gaps = [(placed?.x ?? 0) - 45, 355 - (placed?.x ?? 0), (placed?.y ?? 0) - 10, 290 - (placed?.y ?? 0)];
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
    expect(Math.min(...gaps)).toBeLessThan(16);
  });

  it('keeps clear of what stands there, and is left out where nothing is free', () => {
    const edge = { left: 300, right: 400, top: 0, bottom: 300 };
    const placed = placeStart([from, { x: 9000, y: 150 }], { ...label, obstacles: [edge] });
    expect((placed?.x ?? 0) + 45).toBeLessThanOrEqual(300);
    expect(placeStart([from, { x: 9000, y: 150 }], { ...label, obstacles: [frame] })).toBeNull();
    expect(placeStart([], { ...label, obstacles: [] })).toBeNull();
  });
});
