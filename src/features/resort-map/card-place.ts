import { boxAt, isWithin, overlap, type Point, type Size } from '@/components/map/base/box';
import { clamp } from '@/lib/clamp';

/** Pixels between a pin's tip and the card above it, between pin and card elsewhere, and from the edges of the map. */
const GAP = { above: 46, below: 14, aside: 34, edge: 12 };
/** The corners that hold something, by width and height: "Search this area", the zoom, and below what the map has to say. */
const CORNERS = {
  left: { width: 220, height: 72 },
  right: { width: 76, height: 116 },
  below: { width: 450, height: 68 },
};

/**
 * Where the card of a pin lies on the map, by its top left corner: above the pin, else below it, else beside it, the
 * first place where it is whole and covers no corner that is taken; null where there is none.
 * @param tip the point of the pin
 */
export function placeCard(tip: Point, card: Size, map: Size): Point | null {
  const middle = (at: number, length: number, whole: number) =>
    clamp(at - length / 2, GAP.edge, whole - length - GAP.edge);
  const x = middle(tip.x, card.width, map.width);
  const y = middle(tip.y, card.height, map.height);
  const places = [
    { x, y: tip.y - GAP.above - card.height },
    { x, y: tip.y + GAP.below },
    { x: tip.x + GAP.aside, y },
    { x: tip.x - GAP.aside - card.width, y },
  ];
  const frame = boxAt(GAP.edge, GAP.edge, { width: map.width - 2 * GAP.edge, height: map.height - 2 * GAP.edge });
  const taken = [
    boxAt(0, 0, CORNERS.left),
    boxAt(map.width - CORNERS.right.width, 0, CORNERS.right),
    boxAt(0, map.height - CORNERS.below.height, CORNERS.below),
  ];
  const isFree = (place: Point) => {
    const box = boxAt(place.x, place.y, card);
    return isWithin(box, frame) && !taken.some((corner) => overlap(box, corner));
  };
  return places.find(isFree) ?? null;
}
