import { clamp } from '@/lib/clamp';
import { lerp } from './numbers';
import type { Scene } from './scene';
import { linePath, type Point } from './svg-path';

/** One summit with the points of its two flanks, from the summit outwards. */
export interface Mountain {
  peak: Point;
  left: Point[];
  leftEnd: Point;
  right: Point[];
  rightEnd: Point;
}

/** A summit, and those beside it in its range. */
export interface Summit {
  peak: Point;
  before: Point | undefined;
  after: Point | undefined;
}

const saddle = ({ height, foot }: Scene, p: Point, q: Point): Point => [
  lerp(p[0], q[0], clamp(0.5 + ((q[1] - p[1]) / height) * 0.6, 0.22, 0.78)),
  Math.min(foot, Math.max(p[1], q[1]) + Math.abs(q[0] - p[0]) * 0.24),
];

/** Raises a summit between its neighbours, with a number of bends (`breaks`) in each flank. */
export function raise(scene: Scene, { peak, before, after }: Summit, amplitude: number, breaks: number): Mountain {
  const { chance, width, foot, height, breadth } = scene;
  const leftEnd: Point = before ? saddle(scene, peak, before) : [peak[0] - width * 0.5 * breadth, foot];
  const rightEnd: Point = after ? saddle(scene, peak, after) : [peak[0] + width * 0.5 * breadth, foot];
  const swing = amplitude * clamp((foot - peak[1]) / (height * 0.4), 0.3, 1);
  // Alternately steep and flat, as ridges are.
  const flankTo = (end: Point): Point[] => {
    const points: Point[] = [];
    for (let i = 1; i < breaks; i++) {
      const t = (i + chance.between(-0.25, 0.25)) / breaks;
      const drop = t ** 0.82 * (end[1] - peak[1]);
      points.push([lerp(peak[0], end[0], t), peak[1] + drop + (i % 2 ? -1 : 1) * chance.between(0.25, 1) * swing]);
    }
    return points;
  };
  return { peak, left: flankTo(leftEnd), leftEnd, right: flankTo(rightEnd), rightEnd };
}

const skyline = ({ peak, left, leftEnd, right, rightEnd }: Mountain): Point[] => [
  leftEnd,
  ...left.toReversed(),
  peak,
  ...right,
  rightEnd,
];

/** The outline of a whole range, closed along its foot. */
export const silhouette = ({ width, foot }: Scene, mountains: readonly Mountain[]): string =>
  linePath([[-9, foot], ...mountains.flatMap(skyline), [width + 9, foot]]);
