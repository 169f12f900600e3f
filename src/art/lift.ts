import { lerp, whole } from './numbers';
import { mix } from './palettes';
import { belowSummit, type Scene } from './scene';
import { linePath, type Point, shape } from './svg-path';

const LARGE_RESORT_RUNS = 95;
const CABIN_RED = '#d5442a';

/** A cable with three cabins and its top station, in the pictures of most large resorts. */
export function lift(scene: Scene): string {
  const { width, height, climbsRight, side, summit, colours, runs, seed } = scene;
  if (runs <= LARGE_RESORT_RUNS || (seed >>> 11) % 3 === 0) return '';
  const x0 = climbsRight ? -9 : width + 9;
  const y0 = height * 0.7;
  const x1 = summit[0] + side * width * 0.06;
  const y1 = belowSummit(scene, 0.52);
  const ink = mix(colours.forest, '#06131f', 0.4);
  const on = (t: number): Point => [lerp(x0, x1, t), lerp(y0, y1, t) + Math.sin(t * Math.PI) * 14];
  const cable = linePath([on(0), on(0.25), on(0.5), on(0.75), on(1)], false);
  const cabins = [0.16, 0.46, 0.76].map((t) => {
    const [x, y] = on(t);
    const size = lerp(1.3, 0.7, t);
    const span = whole(14 * size);
    return `M${whole(x - 7 * size)} ${whole(y + 6)}h${span}v${whole(10 * size)}h-${span}zM${whole(x)} ${whole(y)}v6`;
  });
  return (
    `<path d="${cable}" fill="none" stroke="${ink}" stroke-width="1.5"/>` +
    `<path d="M${whole(x1 - 6)} ${whole(y1 - 6)}l7-5 7 5v9h-14z" fill="${ink}"/>` +
    shape(cabins.join(''), CABIN_RED, ` stroke="${ink}"`)
  );
}
