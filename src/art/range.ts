import { carve, type Faces } from './facets';
import { clamp, lerp } from './numbers';
import { raise, silhouette } from './ridges';
import type { Scene } from './scene';
import { type Point, shape } from './svg-path';

const fromTheLeft = (summits: readonly Point[]): Point[] => summits.toSorted((a, b) => a[0] - b[0]);

/** A distant range: one flat colour. `amplitude` is the height of its breaks. */
export function distantRange(scene: Scene, summits: readonly Point[], amplitude: number, colour: string): string {
  const ordered = fromTheLeft(summits);
  const mountains = ordered.map((peak, index) => raise(scene, ordered, index, peak, amplitude, 3));
  return shape(silhouette(scene, mountains), colour);
}

/** The main range: lit faces, shadow faces behind a zigzag spine, and facets. */
export function mainRange(scene: Scene, summits: readonly Point[], amplitude: number): string {
  const { foot, height, colours } = scene;
  const faces: Faces = { shadows: [], ribs: [], clefts: [] };
  const ordered = fromTheLeft(summits);
  const mountains = ordered.map((peak, index) => {
    const breaks = Math.round(lerp(3.4, 6.1, clamp((foot - peak[1]) / (height * 0.6))));
    const mountain = raise(scene, ordered, index, peak, amplitude, breaks);
    carve(scene, mountain, faces);
    return mountain;
  });
  return (
    shape(silhouette(scene, mountains), colours.lit) +
    shape(faces.shadows.join(''), colours.shade) +
    shape(faces.ribs.join(''), colours.shade) +
    shape(faces.clefts.join(''), colours.deepShade)
  );
}
