import { lerp } from './numbers';
import type { Mountain } from './ridges';
import type { Scene } from './scene';
import { linePath, type Point } from './svg-path';

/** The zigzag between light and shadow: its teeth point at the light and lengthen on the way down. */
function spineOf({ chance, side, foot }: Scene, peak: Point): Point[] {
  const spine: Point[] = [];
  const tall = foot - peak[1];
  const lean = chance.between(0.75, 1.15);
  let [x, y] = peak;
  for (let j = 1; y < foot; j++) {
    const drop = tall * chance.between(0.06, 0.13) * (1 + j * 0.12);
    const swing = j % 2 ? -chance.between(0.3, 0.75) : chance.between(0.25, j > 3 ? 1.15 : 0.6);
    x += side * drop * swing * lean;
    y += drop;
    spine.push([x, y]);
  }
  return spine;
}

/** Path data of the parts of a range that lie in shadow. */
export interface Faces {
  shadows: string[];
  ribs: string[];
  clefts: string[];
}

/** Facets hung on every second break: clefts on the shadow side, ribs on the lit side. */
function hangFacets({ chance, side, foot }: Scene, { peak, left, right }: Mountain, faces: Faces): void {
  const tall = foot - peak[1];
  const [shadowed, lit] = side < 0 ? [right, left] : [left, right];
  for (let j = 0; j < lit.length - 1; j += 2) {
    const [u, v, q, w] = [shadowed[j], shadowed[j + 1], lit[j], lit[j + 1]];
    if (!u || !v || !q || !w) break;
    const f = tall * chance.between(0.1, 0.22);
    const g = tall * chance.between(0.08, 0.2);
    faces.clefts.push(
      linePath([
        u,
        v,
        [v[0] + side * f * 0.1, v[1] + f * 0.5],
        [u[0] - side * f * 0.35, u[1] + f * 1.5],
        [u[0] + side * f * 0.05, u[1] + f * 0.7],
      ]),
    );
    faces.ribs.push(
      linePath([
        q,
        [lerp(q[0], w[0], 0.7), lerp(q[1], w[1], 0.8)],
        [q[0] + side * g * 0.1, q[1] + g * 1.5],
        [q[0] - side * g * 0.25, q[1] + g * 0.7],
      ]),
    );
  }
}

/** Long clefts below the inner breaks of the spine. */
function hangClefts({ chance, side, foot }: Scene, peak: Point, spine: readonly Point[], faces: Faces): void {
  const tall = foot - peak[1];
  for (let j = 2; j < spine.length - 1; j += 2) {
    const tooth = spine[j];
    if (!tooth) break;
    const [x, y] = tooth;
    const l = tall * chance.between(0.1, 0.24);
    faces.clefts.push(
      linePath([
        [x, y],
        [x - side * l * 0.28, y + l * 0.42],
        [x - side * l * 0.2, y + l * 0.52],
        [x - side * l * 0.62, y + l],
        [x - side * l * 0.2, y + l * 0.85],
      ]),
    );
  }
}

/** Adds the shadow side and the facets of one mountain to `faces`. */
export function carve(scene: Scene, mountain: Mountain, faces: Faces): void {
  const { side, foot } = scene;
  const { peak, left, leftEnd, right, rightEnd } = mountain;
  const [shadowed, end] = side < 0 ? [right, rightEnd] : [left, leftEnd];
  const spine = spineOf(scene, peak);
  const out: Point = [end[0] - side * (foot - end[1]) * 0.45, foot];
  faces.shadows.push(linePath([peak, ...shadowed, end, out, ...spine.toReversed()]));
  hangFacets(scene, mountain, faces);
  hangClefts(scene, peak, spine, faces);
}
