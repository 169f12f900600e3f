import { lerp, whole } from './numbers';
import { mix } from './palettes';
import { startChance } from './random';
import { type Scene, slope } from './scene';
import { linePath, shape } from './svg-path';
import { trees } from './trees';

const VILLAGE = 0x1a35;

type GroundAt = (share: number) => number;

/**
 * Six houses behind the crest of the slope; in the Alps one is a church. They draw random numbers of their own, so that they do
 * not move the trees.
 */
function village({ seed, width, climbsRight, region, isDark, colours }: Scene, groundAt: GroundAt): string {
  const chance = startChance(seed ^ VILLAGE);
  const walls: string[] = [];
  const roofs: string[] = [];
  const lamps: string[] = [];
  const start = climbsRight ? 0.2 : 0.8;
  for (let i = 0; i < 6; i++) {
    const t = start + (i - 3) * chance.between(0.035, 0.045);
    const x = width * t;
    const w = chance.between(15, 24);
    const h = chance.between(9, 14);
    const y = groundAt(t) + 5;
    walls.push(`M${whole(x)} ${whole(y)}v-${whole(h)}h${whole(w)}v${whole(h)}z`);
    roofs.push(
      linePath([
        [x - 4, y - h + 2],
        [x + w / 2, y - h - w * 0.42],
        [x + w + 4, y - h + 2],
      ]),
    );
    lamps.push(`M${whole(x + w * 0.25)} ${whole(y - h * 0.5)}h3m${whole(w * 0.3)} 0h3`);
    if (i === 2 && region === 'alps') {
      roofs.push(
        linePath([
          [x + w + 3, y - 10],
          [x + w + 3, y - 32],
          [x + w + 7, y - 54],
          [x + w + 11, y - 32],
          [x + w + 11, y - 10],
        ]),
      );
    }
  }
  return (
    shape(walls.join(''), mix(colours.forest, '#5a3a28', 0.5)) +
    shape(roofs.join(''), mix(colours.lit, colours.snowShade, 0.4)) +
    `<path d="${lamps.join('')}" stroke="${isDark ? '#ffc766' : '#fbe3b0'}" stroke-width="4"/>`
  );
}

function skiTracks({ chance, width, height, climbsRight, side, colours }: Scene, groundAt: GroundAt): string {
  const x = width * (climbsRight ? chance.between(0.3, 0.42) : chance.between(0.58, 0.7));
  const y = groundAt(x / width) + 2;
  const swing = side * -width * 0.1;
  const track = (shift: number): string =>
    `M${whole(x + shift)} ${whole(y)}c${whole(swing * 1.3)} ${whole((height - y) * 0.3)}` +
    ` ${whole(-swing * 0.8)} ${whole((height - y) * 0.55)} ${whole(swing * 0.6)} ${whole(height - y + 8)}`;
  return `<path d="${track(0)}${track(7)}" fill="none" stroke="${mix(colours.snowShade, colours.shade, 0.45)}" stroke-width="1.6"/>`;
}

/** A snow slope with a village behind it, ski tracks and conifers on it. */
export function foreground(scene: Scene): string {
  const { width, height, climbsRight, chance } = scene;
  // The higher the base, the higher the village.
  const [left, right] = slope(scene, lerp(0.86, 0.76, scene.village), chance.between(0.92, 0.99));
  const [low, high] = climbsRight ? [left, right] : [right, left];
  const groundAt: GroundAt = (share) => {
    const q = climbsRight ? share : 1 - share;
    return lerp(low, high, q * q * (3 - 2 * q));
  };
  const start = whole(groundAt(0));
  const end = whole(groundAt(1));
  const snow = `M0 ${start}C${whole(width * 0.36)} ${start} ${whole(width * 0.64)} ${end} ${width} ${end}V${height}H0z`;
  return village(scene, groundAt) + shape(snow, 'url(#g)') + skiTracks(scene, groundAt) + trees(scene, groundAt);
}
