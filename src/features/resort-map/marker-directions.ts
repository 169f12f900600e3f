import type { Point } from '@/components/map/base/box';

export const arrowDirections = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;
type ArrowKey = keyof typeof arrowDirections;

/** Whether a key leads from one marker to another. */
export const isArrowKey = (key: string): key is ArrowKey => key in arrowDirections;

/**
 * The nearest of some places in the direction of an arrow key: within 45° of it to either side, what lies off the line
 * counting as twice as far. Undefined where nothing lies that way.
 */
export function nearestTowards<Place extends { at: Point }>(
  places: readonly Place[],
  from: Point,
  key: ArrowKey,
): Place | undefined {
  const { x, y } = arrowDirections[key];
  let nearest: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [dx, dy] = [place.at.x - from.x, place.at.y - from.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y - dy * x);
    const length = ahead + 2 * aside;
    if (ahead <= 0 || aside > ahead || length >= least) continue;
    nearest = place;
    least = length;
  }
  return nearest;
}

/** The nearest of some places; undefined without any. */
export function nearestPlace<Place extends { at: Point }>(places: readonly Place[], to: Point): Place | undefined {
  const squared = ({ at }: Place) => (at.x - to.x) ** 2 + (at.y - to.y) ** 2;
  return places.toSorted((a, b) => squared(a) - squared(b))[0];
}
