import { clamp } from '@/lib/clamp';
import { carve, type Faces } from './facets';
import { lerp } from './numbers';
import { raise, type Summit, silhouette } from './ridges';
import type { Scene } from './scene';
import { type Point, shape } from './svg-path';

const fromTheLeft = (peaks: readonly Point[]): Summit[] =>
  peaks
    .toSorted((a, b) => a[0] - b[0])
    .map((peak, index, all) => ({ peak, before: all[index - 1], after: all[index + 1] }));

/** A distant range: one flat colour. `amplitude` is the height of its breaks. */
export function distantRange(scene: Scene, peaks: readonly Point[], amplitude: number): string {
  const mountains = fromTheLeft(peaks).map((summit) => raise(scene, summit, amplitude, 3));
  return shape(silhouette(scene, mountains), scene.colours.farRange);
}

/** The main range: lit faces, shadow faces behind a zigzag spine, and facets. */
export function mainRange(scene: Scene, peaks: readonly Point[], amplitude: number): string {
  const { foot, height, colours } = scene;
  const faces: Faces = { shadows: [], ribs: [], clefts: [] };
  const mountains = fromTheLeft(peaks).map((summit) => {
    const breaks = Math.round(lerp(3.4, 6.1, clamp((foot - summit.peak[1]) / (height * 0.6))));
    const mountain = raise(scene, summit, amplitude, breaks);
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
