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

type Corner = Pick<Box, 'left' | 'top'>;

export interface PlacedName extends Candidate, Corner {}

/** Pixels between names, and between a name and its dot or pin. */
const AIR = 4;
const BESIDE = 7;
/** Half of a dot, see map.css. */
const DOT = 3;

/** The corners where a name may stand, the best one first. */
function corners({ kind, x, y, width, height, hasDot = false }: Candidate): Corner[] {
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

/** The box of a name with its top left corner, and the air around it. */
const withAir = ({ width, height }: Candidate, { left, top }: Corner): Box =>
  boxAt(left - AIR, top - AIR, { width: width + 2 * AIR, height: height + 2 * AIR });

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
    const isInView = isWithin(boxAround(candidate, 0), frame);
    const corner = corners(candidate).find((corner) => {
      const box = withAir(candidate, corner);
      return (!isInView || isWithin(box, frame)) && !isTaken(box) && !dots.some((other) => overlap(box, other));
    });
    if (!corner) continue;
    taken.push(withAir(candidate, corner));
    if (dot) taken.push(dot);
    placed.push({ ...candidate, ...corner });
  }
  return placed;
}
