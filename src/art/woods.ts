import { clamp } from '@/lib/clamp';
import { lerp, whole } from './numbers';
import { mix } from './palettes';
import { type EdgeHeights, type Scene, slope } from './scene';
import { shape, step } from './svg-path';

/** A wooded hill: a slope whose edge, from its left to its right height, is made of treetops. */
function woodland(
  { chance, width, height }: Scene,
  [left, right]: EdgeHeights,
  { sag, size, fill }: { sag: number; size: number; fill: string },
): string {
  const [x0, x1] = [-9, width + 9];
  let data = `M${x0} ${whole(left)}l`;
  let px = x0;
  let py = Math.round(left);
  let isTip = true;
  let first = true;
  for (let x = x0; x < x1; ) {
    x += size * chance.between(0.3, 0.55);
    const t = clamp((x - x0) / (x1 - x0));
    const tip = isTip ? size * chance.between(0.6, 1.25) : 0;
    const y = lerp(left, right, t) + Math.sin(t * Math.PI) * sag - tip;
    const dx = Math.round(x) - px;
    const dy = Math.round(y) - py;
    data += step(dx, dy, first);
    px += dx;
    py += dy;
    isTip = !isTip;
    first = false;
  }
  return shape(`${data}V${height}H${x0}z`, fill);
}

/** Three ribbons of snow that widen towards us, starting on the edge of a slope. */
function pistes({ chance, width, climbsRight, colours, isDark }: Scene, [left, right]: EdgeHeights): string {
  const n = Math.round;
  let data = '';
  for (let i = 0; i < 3; i++) {
    const q = 0.36 + i * 0.25 + chance.between(-0.05, 0.05);
    const t = climbsRight ? q : 1 - q;
    const y = lerp(left, right, t) - 4;
    const l = chance.between(70, 96);
    const k = chance.between(10, 22) * (i % 2 ? 1 : -1);
    const w = 13 + i * 5;
    data +=
      `M${n(width * t)} ${n(y)}c${n(k)} ${n(l * 0.4)} ${n(-k)} ${n(l * 0.6)} ${n(k / 2)} ${n(l)}` +
      `h${w}c${n(-1.5 * k - 0.4 * w)} ${n(-l * 0.4)} ${n(k / 2 - 0.6 * w)} ${n(-l * 0.6)} ${n(-k / 2 - w + 4)} ${n(-l)}z`;
  }
  return shape(data, mix(colours.snow, colours.snowShade, isDark ? 0.6 : 0.25));
}

function forest(scene: Scene, rise: number): string {
  const { chance, seed, woods, grain, isDark, colours } = scene;
  const hasValley = woods > 0.5 && (seed >>> 9) % 2 === 1;
  const far = hasValley ? slope(scene, 0.79 - rise, 0.8) : slope(scene, 0.8, 0.78 - rise);
  const near = slope(scene, 0.87, 0.85 - rise * 0.8);
  const farFill = mix(colours.forest, colours.shade, isDark ? 0.22 : 0.5);
  const nearFill = mix(colours.forest, colours.shade, isDark ? 0.06 : 0.2);
  return (
    woodland(scene, far, { sag: chance.between(-16, 10), size: lerp(11, 14, woods) * grain, fill: farFill }) +
    pistes(scene, far) +
    woodland(scene, near, { sag: chance.between(2, 20), size: lerp(16, 21, woods) * grain, fill: nearFill })
  );
}

function snowShoulders(scene: Scene): string {
  const { width, height, climbsRight, colours } = scene;
  const [farLeft, farRight] = slope(scene, 0.8, 0.66);
  const [nearLeft, nearRight] = slope(scene, 0.88, 0.78);
  const far = `M0 ${whole(farLeft)}Q${whole(width * (climbsRight ? 0.6 : 0.4))} ${whole(height * 0.8)} ${width} ${whole(farRight)}V${height}H0z`;
  const near = `M0 ${whole(nearLeft)}Q${whole(width * (climbsRight ? 0.55 : 0.45))} ${whole(height * 0.83)} ${width} ${whole(nearRight)}V${height}H0z`;
  return (
    shape(far, mix(colours.snowShade, colours.shade, 0.5)) + shape(near, mix(colours.snowShade, colours.shade, 0.12))
  );
}

/** The middle ground: woods with runs through them, as high up as trees grow; bare snow shoulders where the base is above them. */
export function middleGround(scene: Scene): string {
  const rise = lerp(0.03, 0.2, scene.treeline);
  return scene.woods > 0.25 ? forest(scene, rise) : snowShoulders(scene);
}
