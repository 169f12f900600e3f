import { glacier } from './glacier';
import { whole } from './numbers';
import { distantRange, mainRange } from './range';
import { belowSummit, type Scene } from './scene';
import { cloud } from './sky';
import { type Point, shape } from './svg-path';

type Shoulder = readonly [shift: number, drop: number];

// A horn, twins, or a long wall: three lesser summits each, by shift (share of the width) and drop (share of the way down).
const FORMS: readonly (readonly Shoulder[])[] = [
  [
    [-0.25, 0.26],
    [0.29, 0.38],
    [-0.48, 0.43],
  ],
  [
    [0.17, 0.12],
    [-0.27, 0.36],
    [-0.5, 0.44],
  ],
  [
    [-0.21, 0.1],
    [0.24, 0.16],
    [-0.44, 0.2],
  ],
];

function distantSummits(scene: Scene): Point[] {
  const { width, height, chance } = scene;
  const points: Point[] = [];
  for (let x = -0.05; x < 1.1; x += chance.between(0.13, 0.22)) {
    points.push([x * width, belowSummit(scene, 0.5) + chance.between(-0.07, 0.05) * height]);
  }
  return points;
}

function mainSummits(scene: Scene): Point[] {
  const { width, chance, side, summit, seed, breadth } = scene;
  const shoulders = (FORMS[(seed >>> 3) % FORMS.length] ?? []).map(([shift, drop]): Point => {
    const x = summit[0] + side * width * breadth * (shift + chance.between(-0.03, 0.03));
    return [x, belowSummit(scene, chance.between(drop - 0.05, drop + 0.08))];
  });
  return [summit, ...shoulders];
}

/** The far range, the main range, and the mist and cloud at its foot. */
export function mountains(scene: Scene): string {
  const { width, height, chance, ruggedness, colours } = scene;
  let markup = distantRange(scene, distantSummits(scene), 9 * ruggedness);
  markup += mainRange(scene, mainSummits(scene), 20 * ruggedness);
  markup += glacier(scene);
  markup += `<path d="M0 ${whole(height * 0.5)}h${width}v${whole(height * 0.4)}H0z" fill="url(#m)"/>`;
  const x = chance.between(-0.1, 0.5) * width;
  const y = height * chance.between(0.66, 0.72);
  const length = width * chance.between(0.4, 0.6);
  return markup + shape(cloud([x, y], length, chance.between(14, 24)), colours.skyLow, ' opacity="0.75"');
}
