import { lerp, whole } from './numbers';
import { mix } from './palettes';
import { startChance } from './random';
import type { Scene } from './scene';
import { shape } from './svg-path';

const GLACIER = 0x6c3f1;
const ICE = '#6fb9cf';

/**
 * Ice on the lit side of the summit, from a basin below it into a winding tongue; nothing if the peak is below the snow
 * line. The higher the peak is above it, the further down the ice reaches. It draws random numbers of its own, so that it does not
 * move the trees.
 */
export function glacier({ seed, ice, side, summit: [x, y], foot, colours, isDark }: Scene): string {
  if (ice === 0) return '';
  const chance = startChance(seed ^ GLACIER);
  const tall = foot - y;
  const reach = lerp(0.46, 0.8, ice);
  const width = tall * lerp(0.09, 0.15, ice);
  const at = (share: number, across: number) =>
    `${whole(x + side * (tall * share * 0.2 + across))} ${whole(y + tall * share)}`;
  const bend = width * chance.between(0.5, 1);
  const tip = width * 0.22;
  const outline =
    `M${at(0.13, 0)}C${at(0.2, width * 0.4)} ${at(0.28, width)} ${at(0.36, width * 0.75)}` +
    `S${at(reach * 0.84, tip + bend)} ${at(reach, tip + bend * 0.5)}L${at(reach, -tip + bend * 0.5)}` +
    `C${at(reach * 0.8, bend - tip)} ${at(0.42, -width * 0.1)} ${at(0.36, -width * 0.45)}S${at(0.2, -width * 0.3)} ${at(0.13, 0)}z`;
  const crevasses = [0.21, 0.25, 0.29].map(
    (share) => `M${at(share, -width * 0.28)}L${at(share + 0.015, width * 0.34)}`,
  );
  const fill = mix(colours.snow, ICE, isDark ? 0.3 : 0.4);
  const line = mix(fill, colours.shade, 0.6);
  return `${shape(outline, fill)}<path d="${crevasses.join('')}" stroke="${line}" stroke-width="1.6"/>`;
}
