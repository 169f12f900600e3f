import { type Box, boxAround, isWithin, overlap, type Point, type Room, type Size } from '@/components/map/base/box';

/** Where the label of a trip's start stands, by its middle. */
export interface PlacedStart extends Point {
  /** The start lies out of view, in this direction. */
  arrow: string | null;
}

/** Pixels between tried places, between the label and its dot, and between the label and the edge of the map. */
const STEP = 8;
const ABOVE = 18;
const EDGE = 6;
const ARROWS = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'];

/** The places on a line that lie in the frame, from where it begins up to where it leaves it. */
function pointsInView(line: readonly Point[], frame: Box): Point[] {
  const seen: Point[] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from) continue;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    for (let step = 0; step < steps; step += 1) {
      const point = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
      if (!isWithin(boxAround(point, 0), frame)) return seen;
      seen.push(point);
    }
  }
  return seen;
}

/**
 * Where the label of the start stands: above or below the start itself, or where that is out of view on the line that leads to it,
 * as near to the edge as there is room. Null where there is none.
 * @param line from the resort to the start, in pixels of the map's layers
 * @param label its size, and the room for it
 */
export function placeStart(line: readonly Point[], label: Size & Room): PlacedStart | null {
  const { width, height, frame, obstacles } = label;
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return null;
  const inner = {
    left: frame.left + EDGE,
    top: frame.top + EDGE,
    right: frame.right - EDGE,
    bottom: frame.bottom - EDGE,
  };
  const isInView = isWithin(boxAround(last, 0), frame);
  const places = isInView
    ? [
        { x: last.x, y: last.y - ABOVE },
        { x: last.x, y: last.y + ABOVE },
      ]
    : pointsInView(line, frame).reverse();
  const place = places.find((point) => {
    const box = boxAround(point, width / 2, height / 2);
    return isWithin(box, inner) && !obstacles.some((other) => overlap(box, other));
  });
  if (!place) return null;
  if (isInView) return { ...place, arrow: null };
  const next = line[1] ?? last;
  const turn = Math.round(Math.atan2(next.y - first.y, next.x - first.x) / (Math.PI / 4));
  return { ...place, arrow: ARROWS.at(turn) ?? null };
}
