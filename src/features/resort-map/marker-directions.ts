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
  const ahead = ({ at }: Place) => (at.x - from.x) * x + (at.y - from.y) * y;
  const aside = ({ at }: Place) => Math.abs((at.x - from.x) * y - (at.y - from.y) * x);
  const length = (place: Place) => ahead(place) + 2 * aside(place);
  return places
    .filter((place) => ahead(place) > 0 && aside(place) <= ahead(place))
    .sort((a, b) => length(a) - length(b))[0];
}

/** The nearest of some places; undefined without any. */
export function nearestPlace<Place extends { at: Point }>(places: readonly Place[], to: Point): Place | undefined {
  const squared = ({ at }: Place) => (at.x - to.x) ** 2 + (at.y - to.y) ** 2;
  return places.toSorted((a, b) => squared(a) - squared(b))[0];
}
