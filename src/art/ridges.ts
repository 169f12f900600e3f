import { clamp, lerp } from './numbers';
import type { Scene } from './scene';
import { linePath, type Point } from './svg-path';

/** One summit with the points of its two flanks, from the summit outwards. */
export interface Mountain {
  peak: Point;
  left: Point[];
  leftEnd: Point;
  right: Point[];
  rightEnd: Point;
  breaks: number;
}

/** From a summit down to a point, alternately steep and flat, as ridges are. */
function flank({ chance }: Scene, [x0, y0]: Point, [x1, y1]: Point, breaks: number, amplitude: number): Point[] {
  const points: Point[] = [];
  for (let i = 1; i < breaks; i++) {
    const t = (i + chance.between(-0.25, 0.25)) / breaks;
    const drop = t ** 0.82 * (y1 - y0);
    points.push([lerp(x0, x1, t), y0 + drop + (i % 2 ? -1 : 1) * chance.between(0.25, 1) * amplitude]);
  }
  return points;
}

const saddle = ({ height, foot }: Scene, p: Point, q: Point): Point => [
  lerp(p[0], q[0], clamp(0.5 + ((q[1] - p[1]) / height) * 0.6, 0.22, 0.78)),
  Math.min(foot, Math.max(p[1], q[1]) + Math.abs(q[0] - p[0]) * 0.24),
];

/** Raises one of the summits between its neighbours. `breaks` is the number of bends in each flank. */
export function raise(
  scene: Scene,
  summits: readonly Point[],
  index: number,
  peak: Point,
  amplitude: number,
  breaks: number,
): Mountain {
  const { width, foot, height, breadth } = scene;
  const before = summits[index - 1];
  const after = summits[index + 1];
  const leftEnd: Point = before ? saddle(scene, peak, before) : [peak[0] - width * 0.5 * breadth, foot];
  const rightEnd: Point = after ? saddle(scene, peak, after) : [peak[0] + width * 0.5 * breadth, foot];
  const swing = amplitude * clamp((foot - peak[1]) / (height * 0.4), 0.3, 1);
  const left = flank(scene, peak, leftEnd, breaks, swing);
  const right = flank(scene, peak, rightEnd, breaks, swing);
  return { peak, left, leftEnd, right, rightEnd, breaks };
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
