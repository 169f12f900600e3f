/** A rectangle on the map, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type NameKind = 'country' | 'range' | 'state' | 'resort';

/** A name that may be shown. */
export interface Candidate {
  key: string;
  kind: NameKind;
  text: string;
  /** Where what it names lies, in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Stands beside a dot of its own; else around the point, or below the tip of a pin. */
  hasDot?: boolean;
}

export interface PlacedName extends Candidate {
  left: number;
  top: number;
}

/** Pixels between names, and between a name and its dot or pin. */
const AIR = 4;
const BESIDE = 7;
/** Half of a dot, see map.css. */
const DOT = 3;

/** Whether two rectangles have more than an edge in common. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The corners where a name may stand, the best one first. */
function corners({ kind, x, y, width, height, hasDot = false }: Candidate): { left: number; top: number }[] {
  const middle = { left: x - width / 2, top: y - height / 2 };
  if (kind !== 'resort') return [middle];
  const below = { left: middle.left, top: y + (hasDot ? BESIDE : AIR) };
  if (!hasDot) return [below];
  return [
    { left: x + BESIDE, top: middle.top },
    { left: x - BESIDE - width, top: middle.top },
    below,
    { left: middle.left, top: y - BESIDE - height },
  ];
}

interface Room {
  /** What the map shows: a name of what lies in it is not cut off at its edge. */
  frame: Box;
  /** What stands on the map already. */
  obstacles: readonly Box[];
  /** Dots that are drawn whether or not they get a name. */
  dots?: readonly Box[];
  most: number;
}

/** Whether a rectangle lies wholly in another. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** The box of a dot. */
export const dotAt = ({ x, y }: { x: number; y: number }): Box => ({
  left: x - DOT,
  right: x + DOT,
  top: y - DOT,
  bottom: y + DOT,
});

/**
 * The names there is room for: the first ones first, none over another, over a dot or over what stands on the map. A name
 * whose own dot is covered is left out with it.
 */
export function placeNames(
  candidates: readonly Candidate[],
  { frame, obstacles, dots = [], most }: Room,
): PlacedName[] {
  const taken = [...obstacles];
  const isTaken = (box: Box) => taken.some((other) => overlap(box, other));
  const placed: PlacedName[] = [];
  for (const candidate of candidates) {
    if (placed.length >= most) break;
    const dot = candidate.hasDot ? dotAt(candidate) : null;
    if (dot && isTaken(dot)) continue;
    for (const { left, top } of corners(candidate)) {
      const box = {
        left: left - AIR,
        top: top - AIR,
        right: left + candidate.width + AIR,
        bottom: top + candidate.height + AIR,
      };
      const { x, y } = candidate;
      const isInView = isWithin({ left: x, right: x, top: y, bottom: y }, frame);
      if ((isInView && !isWithin(box, frame)) || isTaken(box) || dots.some((other) => overlap(box, other))) continue;
      taken.push(box);
      if (dot) taken.push(dot);
      placed.push({ ...candidate, left, top });
      break;
    }
  }
  return placed;
}
