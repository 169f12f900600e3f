import { describe, expect, it } from 'vitest';
import { nextOrder } from '@/features/snow-board/rules/next-order';

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

  it('leads there in steps that each move few rows, the top last', () => {
    const target = ids(100).map((_, index) => `resort ${(index * 37) % 100}`);
    let order: readonly string[] = ids(100);
    for (let steps = 0; order !== target; steps += 1) {
      const next = nextOrder(order, target);
      expect(new Set(next).size).toBe(100);
      expect(moved(order, next)).toBeLessThanOrEqual(10);
      if (next !== target) expect(next.slice(0, 8)).toEqual(ids(8));
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
