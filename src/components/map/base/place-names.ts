import { type Box, boxAround, boxAt, isWithin, overlap, type Point, type Room } from './box';

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

/** A name of what lies in the frame is not cut off at its edge. */
interface NameRoom extends Room {
  /** Dots that are drawn whether or not they get a name. */
  dots?: readonly Box[];
  most: number;
}

/** The box of a dot. */
export const dotAt = (point: Point): Box => boxAround(point, DOT);

/**
 * The names there is room for: the first ones first, none over another, over a dot or over what stands on the map. A name
 * whose own dot is covered is left out with it.
 */
export function placeNames(
  candidates: readonly Candidate[],
  { frame, obstacles, dots = [], most }: NameRoom,
): PlacedName[] {
  const taken = [...obstacles];
  const isTaken = (box: Box) => taken.some((other) => overlap(box, other));
  const placed: PlacedName[] = [];
  for (const candidate of candidates) {
    if (placed.length >= most) break;
    const dot = candidate.hasDot ? dotAt(candidate) : null;
    if (dot && isTaken(dot)) continue;
    for (const { left, top } of corners(candidate)) {
      const box = boxAt(left - AIR, top - AIR, {
        width: candidate.width + 2 * AIR,
        height: candidate.height + 2 * AIR,
      });
      const isInView = isWithin(boxAround(candidate, 0), frame);
      if ((isInView && !isWithin(box, frame)) || isTaken(box) || dots.some((other) => overlap(box, other))) continue;
      taken.push(box);
      if (dot) taken.push(dot);
      placed.push({ ...candidate, left, top });
      break;
    }
  }
  return placed;
}
