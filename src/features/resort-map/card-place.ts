import type { ScreenPoint } from './marker-directions';

interface Size {
  width: number;
  height: number;
}

/** Pixels between a pin's tip and the card above it, between pin and card elsewhere, and from the edges of the map. */
const GAP = { above: 46, below: 14, aside: 34, edge: 12 };
/** The corners that hold controls, by width and height: "Search this area" at the left, the zoom at the right. */
const CORNERS = { left: { width: 220, height: 72 }, right: { width: 76, height: 116 } };

/**
 * Where the card of a pin lies on the map, by its top left corner: above the pin, else below it, else beside it, the
 * first place where it is whole and covers no control; null where there is none.
 * @param tip the point of the pin
 */
export function placeCard(tip: ScreenPoint, card: Size, map: Size): ScreenPoint | null {
  const middle = (at: number, length: number, whole: number) =>
    Math.min(Math.max(at - length / 2, GAP.edge), whole - length - GAP.edge);
  const x = middle(tip.x, card.width, map.width);
  const y = middle(tip.y, card.height, map.height);
  const places = [
    { x, y: tip.y - GAP.above - card.height },
    { x, y: tip.y + GAP.below },
    { x: tip.x + GAP.aside, y },
    { x: tip.x - GAP.aside - card.width, y },
  ];
  return places.find((place) => isWhole(place, card, map) && !coversControls(place, card, map)) ?? null;
}

const isWhole = ({ x, y }: ScreenPoint, card: Size, map: Size): boolean =>
  x >= GAP.edge && y >= GAP.edge && x + card.width <= map.width - GAP.edge && y + card.height <= map.height - GAP.edge;

const coversControls = ({ x, y }: ScreenPoint, card: Size, map: Size): boolean =>
  (x < CORNERS.left.width && y < CORNERS.left.height) ||
  (x + card.width > map.width - CORNERS.right.width && y < CORNERS.right.height);
