import { boxAround, isWithin, overlap, type Room } from '@/components/map/base/box';
import { dotAt, placeNames } from '@/components/map/base/place-names';

/** A resort near another, in pixels of the map's layers. */
interface NeighbourPoint {
  id: string;
  name: string;
  /** Kilometres to it in a straight line. */
  km: number;
  x: number;
  y: number;
  /** Of the name. */
  width: number;
  height: number;
}

export interface PlacedNeighbour extends NeighbourPoint {
  /** Where its name stands; null where there is no room for it. */
  label: { left: number; top: number } | null;
}

/** Half of the least target of a pointer (WCAG 2.5.8). */
const TARGET = 12;

/**
 * The neighbours that the map has room for, the first ones first: none whose target meets another's or what stands on the map,
 * each with its name where that is clear of all else.
 */
export function placeNeighbours(points: readonly NeighbourPoint[], { frame, obstacles }: Room): PlacedNeighbour[] {
  const targets = [...obstacles];
  const shown: NeighbourPoint[] = [];
  for (const point of points) {
    const target = boxAround(point, TARGET);
    if (!isWithin(target, frame) || targets.some((other) => overlap(target, other))) continue;
    targets.push(target);
    shown.push(point);
  }
  const names = placeNames(
    shown.map(({ id, name, ...place }) => ({ key: id, kind: 'resort', text: name, hasDot: true, ...place })),
    { frame, obstacles, dots: shown.map(dotAt), most: shown.length },
  );
  return shown.map((point) => {
    const name = names.find(({ key }) => key === point.id);
    return { ...point, label: name ? { left: name.left, top: name.top } : null };
  });
}
