import { describe, expect, it } from 'vitest';
import { nextOrder } from '@/features/snow-board/next-order';

describe('the way from one order to another', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `resort ${index}`);
  /** Rows of `after` that React moves: those that stood above one that now stands above them. */
  const moved = (before: readonly string[], after: readonly string[]) => {
    let furthest = -1;
    return after.filter((id) => {
      const place = before.indexOf(id);
      if (place < furthest) return true;
      furthest = place;
      return false;
    }).length;
  };

  const shuffled = (count: number) => ids(count).map((_, index) => `resort ${(index * 37) % count}`);
  it.each([
    ['shuffled', shuffled(100)],
    ['the other way round', ids(100).reverse()],
    ['with the first at the end', [...ids(100).slice(1), 'resort 0']],
    ['with the last at the start', ['resort 99', ...ids(99)]],
  ])('leads to one %s in steps that each move few rows, the top last', (_, target) => {
    let order: readonly string[] = ids(100);
    const isRestPlaced = () => {
      const rest = (some: readonly string[]) => some.filter((id) => !ids(8).includes(id));
      return rest(order).join() === rest(target).join();
    };
    for (let steps = 0; order !== target; steps += 1) {
      const next = nextOrder(order, target);
      expect(new Set(next).size).toBe(100);
      expect(moved(order, next)).toBeLessThanOrEqual(10);
      const top = next.slice(0, 8);
      if (!isRestPlaced()) expect(top).toEqual(ids(8));
      expect(order.slice(0, 8).filter((id) => !top.includes(id)).length).toBeLessThanOrEqual(4);
      expect(steps).toBeLessThan(15);
      order = next;
    }
    expect(order).toEqual(target);
  });

  it('is one step for a short board, and for other resorts', () => {
    const target = ids(18).reverse();
    expect(nextOrder(ids(18), target)).toBe(target);
    const more = ids(101);
    expect(nextOrder(ids(100), more)).toBe(more);
  });
});
