import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround } from '@/components/map/base/box';
import { type Candidate, placeNames } from '@/components/map/base/place-names';

const frame = { left: 0, top: 0, right: 400, bottom: 300 };
const zermatt: Candidate = { key: 'zermatt', kind: 'resort', text: 'Zermatt', x: 200, y: 150, width: 50, height: 15 };
/** The pin whose tip stands at a point. */
const pinAt = (point: { x: number; y: number }) => boxAround(point, 25, 38, 0);

const anyCandidate: fc.Arbitrary<Candidate> = fc.record({
  key: fc.uuid(),
  kind: fc.constantFrom('country', 'range', 'state', 'resort'),
  text: fc.constant('A name'),
  x: fc.integer({ min: 0, max: 400 }),
  y: fc.integer({ min: 0, max: 300 }),
  width: fc.integer({ min: 5, max: 120 }),
  height: fc.constant(15),
  hasDot: fc.boolean(),
});

describe('the names of a map', () => {
  it('stand below the pin of what they name', () => {
    const [name] = placeNames([zermatt], { frame, obstacles: [pinAt(zermatt)], most: 10 });
    expect(name).toMatchObject({ key: 'zermatt', left: 175 });
    expect(name?.top).toBeGreaterThan(zermatt.y);
  });

  it('stand beside their dot, on the side where there is room', () => {
    const dotted = { ...zermatt, hasDot: true };
    const right = { left: 204, right: 300, top: 140, bottom: 160 };
    expect(placeNames([dotted], { frame, obstacles: [], most: 10 })[0]?.left).toBeGreaterThan(dotted.x);
    expect(placeNames([dotted], { frame, obstacles: [right], most: 10 })[0]?.left).toBeLessThan(dotted.x - 50);
  });

  it('are left out where something else stands, or the edge of the map would cut them', () => {
    const around = { left: 100, right: 300, top: 100, bottom: 200 };
    expect(placeNames([zermatt], { frame, obstacles: [around], most: 10 })).toEqual([]);
    expect(placeNames([{ ...zermatt, x: 10 }], { frame, obstacles: [], most: 10 })).toEqual([]);
  });

  it('are left out with their dot where something stands over it', () => {
    const cluster = { left: 190, right: 240, top: 150, bottom: 200 };
    expect(placeNames([{ ...zermatt, hasDot: true }], { frame, obstacles: [cluster], most: 10 })).toEqual([]);
  });

  it('cover no dot of another', () => {
    const second = { ...zermatt, key: 'cervinia', x: 215, hasDot: true };
    const placed = placeNames([{ ...zermatt, hasDot: true }, second], { frame, obstacles: [], most: 10 });
    expect(placed.map(({ key }) => key)).toEqual(['zermatt']);
    const drawn = { left: 212, right: 218, top: 147, bottom: 153 };
    const [first] = placeNames([{ ...zermatt, hasDot: true }], { frame, obstacles: [], dots: [drawn], most: 10 });
    expect(first?.left).toBeLessThan(150);
  });

  it('are never over one another, the first ones first, and not more than there may be', () => {
    fc.assert(
      fc.property(fc.array(anyCandidate, { maxLength: 40 }), (candidates) => {
        const placed = placeNames(candidates, { frame, obstacles: [], most: 12 });
        expect(placed.length).toBeLessThanOrEqual(12);
        for (const [index, a] of placed.entries()) {
          for (const b of placed.slice(index + 1)) {
            const areApart =
              a.left + a.width <= b.left ||
              b.left + b.width <= a.left ||
              a.top + a.height <= b.top ||
              b.top + b.height <= a.top;
            expect(areApart).toBe(true);
          }
        }
      }),
    );
  });
});
