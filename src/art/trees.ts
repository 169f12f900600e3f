import { lerp } from './numbers';
import { mix } from './palettes';
import type { Scene } from './scene';
import { linePath, type Point, shape } from './svg-path';

type Tree = readonly [x: number, y: number, height: number];

/** A conifer standing at (x, y), its tip `height` above. */
function conifer({ chance }: Scene, [x, y, height]: Tree): string {
  const w = height * chance.between(0.2, 0.27);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 1; i <= 3; i++) {
    const t = i / 3;
    const branch = y - height * (1 - t * 0.92);
    left.push([x - w * t * chance.between(0.85, 1.1), branch]);
    right.push([x + w * t * chance.between(0.85, 1.1), branch]);
    if (i < 3) {
      const notch = y - height * (1.02 - t * 0.92);
      left.push([x - w * t * 0.5, notch]);
      right.push([x + w * t * 0.5, notch]);
    }
  }
  const trunk = height * 0.03;
  const skirt = y - height * 0.08;
  return linePath([
    [x, y - height],
    ...right,
    [x + trunk, skirt],
    [x + trunk, y],
    [x - trunk, y],
    [x - trunk, skirt],
    ...left.reverse(),
  ]);
}

/** The conifers in front, grouped on the low side with a pair opposite. `groundAt` gives the snow's height at a share of the width. */
export function trees(scene: Scene, groundAt: (share: number) => number): string {
  const { chance, width, height, woods, climbsRight, colours } = scene;
  const list: Tree[] = [];
  const count = Math.round(lerp(2, 6, woods));
  for (let i = 0; i < count; i++) {
    const t = i % 4 === 3 ? chance.between(0.02, 0.1) : 1 - chance.next() ** 1.5 * 0.3;
    const share = climbsRight ? t : 1 - t;
    const y = groundAt(share) + chance.between(8, height * 0.06);
    list.push([width * share, y, height * chance.between(0.13, 0.27)]);
  }
  list.sort((a, b) => a[1] - b[1]);
  return shape(list.map((tree) => conifer(scene, tree)).join(''), mix(colours.forest, '#06131f', 0.3));
}
