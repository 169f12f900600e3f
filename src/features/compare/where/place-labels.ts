import { type Box, boxAround, boxAt, isWithin, overlap, type Point, type Size } from '@/components/map/base/box';

/** A place on the map of a comparison, to be named. */
export interface Mark {
  id: string;
  /** Where the trip starts; else a resort. */
  isStart: boolean;
  point: Point;
  /** Its name, broken where it is long. */
  lines: readonly string[];
  /** Pixels of the longest line. */
  width: number;
}

/** The names of one mark, or of several that stand too close together for a label each. */
export interface Label {
  /** As they are named, one below the other. */
  marks: readonly Mark[];
  box: Box;
  /** Which end of its lines is at the mark. */
  anchor: 'start' | 'middle' | 'end';
}

/** Pixels of a line. */
export const LINE = 16;
/** From the middle of a mark to its edge. */
const RADIUS = 8;
/** Between a mark and its label, and between labels. */
const GAP = 3;
/** Marks at most so far apart share a label: first only those that cover each other, then, where no room is found, more. */
const SHARED_WITHIN = [10, 18, 28];
/**
 * Where a label may stand, the best place first: steps from the middle of what it names, of which one is as far as needed to
 * stand beside it.
 */
const SPOTS: readonly (readonly [x: number, y: number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -0.6],
  [1, 0.6],
  [-1, -0.6],
  [-1, 0.6],
  [0.6, -1],
  [0.6, 1],
  [-0.6, -1],
  [-0.6, 1],
];
/** For each mark that is not named: worse than any places for all labels. */
const LEFT_OUT = 100;

interface Arrangement {
  labels: readonly Label[];
  /** Lower is better. */
  cost: number;
}

/** The box of a mark. */
export const boxOf = (point: Point): Box => boxAround(point, RADIUS);

const aroundAll = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Breaks a name into lines of at most `most` pixels; a word alone may be wider. */
export function linesOf(name: string, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Marks in groups, each within a distance of another of its group; from the upper left of a group to the lower right. */
function groupsOf(marks: readonly Mark[], within: number): Mark[][] {
  let groups: Mark[][] = [];
  for (const mark of marks) {
    const { x, y } = mark.point;
    const isNear = (group: Mark[]) => group.some(({ point }) => Math.hypot(point.x - x, point.y - y) <= within);
    groups = [...groups.filter((group) => !isNear(group)), [...groups.filter(isNear).flat(), mark]];
  }
  return groups.map((group) => group.toSorted((a, b) => a.point.y - b.point.y || a.point.x - b.point.x));
}

/** A label right of its mark begins at it, and one left of it ends there. */
function anchorAt(step: number): Label['anchor'] {
  if (step === 1) return 'start';
  return step === -1 ? 'end' : 'middle';
}

/** The places for the label of a group that lie within the map. */
function placesOf(marks: readonly Mark[], { width, height }: Size): { label: Label; cost: number }[] {
  const frame = boxAt(GAP, GAP, { width: width - 2 * GAP, height: height - 2 * GAP });
  const around = aroundAll(marks.map(({ point }) => boxOf(point)));
  const wide = Math.max(...marks.map((mark) => mark.width));
  const high = marks.flatMap(({ lines }) => lines).length * LINE;
  const reachX = (around.right - around.left + wide) / 2 + GAP;
  const reachY = (around.bottom - around.top + high) / 2 + GAP;
  return SPOTS.map(([x, y], cost) => {
    const left = (around.left + around.right - wide) / 2 + x * reachX;
    const top = (around.top + around.bottom - high) / 2 + y * reachY;
    const box = boxAt(left, top, { width: wide, height: high });
    return { label: { marks, box, anchor: anchorAt(x) }, cost };
  }).filter(({ label }) => isWithin(label.box, frame));
}

/** The best way to place the labels of all groups. */
function arranged(groups: readonly Mark[][], size: Size): Arrangement {
  const allMarks = groups.flat();
  const placesOfGroup = (group: readonly Mark[]) => {
    const others = allMarks.filter((mark) => !group.includes(mark)).map(({ point }) => boxOf(point));
    return placesOf(group, size).filter(({ label }) => !others.some((other) => overlap(other, label.box)));
  };
  const choices = groups.map((group) => ({ places: placesOfGroup(group), costOfNone: LEFT_OUT * group.length }));
  let best: Arrangement = { labels: [], cost: Number.POSITIVE_INFINITY };
  /** Tries every place for the label of the first group, and none, with all that the others can have then. */
  function goOn(labels: readonly Label[], cost: number, [first, ...rest]: typeof choices): void {
    if (cost >= best.cost) return;
    if (!first) {
      best = { labels, cost };
      return;
    }
    for (const place of first.places) {
      const isFree = !labels.some(({ box }) => overlap(box, place.label.box));
      if (isFree) goOn([...labels, place.label], cost + place.cost, rest);
    }
    goOn(labels, cost + first.costOfNone, rest);
  }
  goOn([], 0, choices);
  return best;
}

/**
 * The labels of a map's marks: none over another, over a mark that it does not name, or over the edge. Marks that cover each
 * other share one. A label is left out only where no way to place all was found.
 */
export function placeLabels(marks: readonly Mark[], size: Size): readonly Label[] {
  let best: Arrangement = { labels: [], cost: Number.POSITIVE_INFINITY };
  for (const within of SHARED_WITHIN) {
    const next = arranged(groupsOf(marks, within), size);
    if (next.cost < best.cost) best = next;
    if (best.cost < LEFT_OUT) break;
  }
  return best.labels;
}
