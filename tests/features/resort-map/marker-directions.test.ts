import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeCard } from '@/features/resort-map/card-place';
import { isArrowKey, nearestPlace, nearestTowards } from '@/features/resort-map/marker-directions';

const place = (name: string, x: number, y: number) => ({ name, at: { x, y } });
const here = { x: 0, y: 0 };

describe('an arrow key', () => {
  const places = [
    place('here', 0, 0),
    place('near', 40, 10),
    place('far', 90, 0),
    place('above', 5, -60),
    place('left', -30, 0),
  ];

  it('leads to the nearest marker in its direction', () => {
    expect(nearestTowards(places, here, 'ArrowRight')?.name).toBe('near');
    expect(nearestTowards(places, here, 'ArrowUp')?.name).toBe('above');
    expect(nearestTowards(places, here, 'ArrowLeft')?.name).toBe('left');
  });

  it('leads nowhere where nothing lies that way', () => {
    expect(nearestTowards(places, here, 'ArrowDown')).toBeUndefined();
    expect(isArrowKey('Enter')).toBe(false);
  });

  it('prefers what lies on its line to what lies beside it', () => {
    const beside = [place('beside', 50, 45), place('ahead', 80, 0)];
    expect(nearestTowards(beside, here, 'ArrowRight')?.name).toBe('ahead');
  });

  it('reaches every other marker by one of the four keys', () => {
    const point = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });
    fc.assert(
      fc.property(point, (at) => {
        fc.pre(at.x !== 0 || at.y !== 0);
        const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
        expect(keys.some((key) => nearestTowards([{ at }], here, key) !== undefined)).toBe(true);
      }),
    );
  });
});

it('The marker nearest to a place is found, none among none', () => {
  expect(nearestPlace([place('a', 10, 0), place('b', 3, 3)], here)?.name).toBe('b');
  expect(nearestPlace([], here)).toBeUndefined();
});

describe('the card of a pin', () => {
  const card = { width: 304, height: 290 };
  const map = { width: 800, height: 740 };

  it('lies above its pin, else below it, else beside it', () => {
    expect(placeCard({ x: 400, y: 500 }, card, map)).toEqual({ x: 248, y: 164 });
    expect(placeCard({ x: 400, y: 200 }, card, map)).toEqual({ x: 248, y: 214 });
    expect(placeCard({ x: 100, y: 300 }, card, { width: 800, height: 560 })?.x).toBe(134);
  });

  it('has no place where the map is too small', () => {
    expect(placeCard({ x: 100, y: 100 }, card, { width: 320, height: 280 })).toBeNull();
  });

  it('is whole, and covers neither its pin nor a control, wherever it lies', () => {
    const tips = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 740 }) });
    fc.assert(
      fc.property(tips, (tip) => {
        const at = placeCard(tip, card, map);
        if (!at) return;
        const [right, bottom] = [at.x + card.width, at.y + card.height];
        expect(at.x >= 0 && at.y >= 0 && right <= map.width && bottom <= map.height).toBe(true);
        expect(at.x < tip.x && tip.x < right && at.y < tip.y && tip.y < bottom).toBe(false);
        expect(at.x < 200 && at.y < 60).toBe(false);
        expect(right > map.width - 60 && at.y < 100).toBe(false);
        // "Streets could not be loaded", in the longest of the languages.
        expect(at.x < 440 && bottom > map.height - 60).toBe(false);
      }),
    );
  });
});
