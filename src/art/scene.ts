import { HIGHEST_PEAK } from '@/config/constants';
import { clamp } from '@/lib/clamp';
import type { ReadFacts } from './art-facts';
import { type MountainRegion, mountainRegion, REGION_LOOKS, type RegionLook, snowLineAt } from './mountain-regions';
import { lerp } from './numbers';
import { type Palette, paletteOf, type TimeOfDay } from './palettes';
import { type Chance, hashText, startChance } from './random';
import type { Point } from './svg-path';

export type ArtCrop = 'card' | 'wide' | 'banner' | 'strip';

/** Everything the parts of a picture share. The parts draw random numbers in turn, so their order matters. */
export interface Scene {
  width: number;
  height: number;
  crop: ArtCrop;
  seed: number;
  chance: Chance;
  region: MountainRegion;
  time: TimeOfDay;
  colours: Palette;
  /** Night or dusk: windows are lit, woods are nearly black. */
  isDark: boolean;
  /** Side the light comes from: -1 left, 1 right. */
  side: -1 | 1;
  /** True where the ground climbs to the right, away from the light. */
  climbsRight: boolean;
  /** 0 for a high-alpine base, 1 for a forested one. */
  woods: number;
  /** How far up trees grow, as a share of the way from base to peak. */
  treeline: number;
  /** 0 for a low village, 1 for one at 2,400 m. */
  village: number;
  /** 0 without permanent ice; 1 if the peak is 1,000 m above the snow line. */
  ice: number;
  /** Width of the main range: 1 for a typical number of runs. */
  breadth: number;
  /** 0.35 for gentle mountains, 1 for ragged ones. */
  ruggedness: number;
  /** Size of the distant treetops. */
  grain: number;
  summit: Point;
  /** Height of the line on which the ranges stand. */
  foot: number;
  runs: number;
}

const SIZES: Record<ArtCrop, readonly [width: number, height: number]> = {
  card: [720, 540],
  wide: [960, 540],
  banner: [1280, 480],
  strip: [1280, 256],
};

/** Number of runs that makes the broadest range. */
const MOST_RUNS = 160;

/** The light of the region; night only for resorts with night skiing, whose dark theme shows it too. */
function timeOf({ times }: RegionLook, { hasNightSkiing }: ReadFacts, seed: number, inDark: boolean): TimeOfDay {
  if (inDark) return hasNightSkiing ? 'night' : 'dusk';
  const all = hasNightSkiing ? [...times, 'night' as const] : times;
  return all[(seed >>> 5) % all.length] ?? times[0];
}

/**
 * Decides light, palette and proportions: the peak sets the height, the drop the ruggedness, the base woods and village,
 * the runs the breadth. The site explains it under "How to read the mountain".
 * @param inDark for the dark theme: the same mountain at dusk, or at night if there is night skiing
 */
export function composeScene(facts: ReadFacts, crop: ArtCrop, inDark = false): Scene {
  const [width, height] = SIZES[crop];
  const region = mountainRegion(facts);
  const look = REGION_LOOKS[region];
  const seed = hashText(facts.id);
  const chance = startChance(seed);
  const time = timeOf(look, facts, seed, inDark);
  // A night leans half as far towards a warm tint: red rock gives no red sky.
  const strength = inDark || time === 'night' ? look.strength / 2 : look.strength;
  const share = lerp(0.24, 0.76, clamp(facts.peak / HIGHEST_PEAK));
  const drop = Math.max(1, facts.peak - facts.base);
  const isRounded = region === 'nordic' || region === 'east';
  const side = chance.next() < 0.5 ? -1 : 1;
  const x = side < 0 ? chance.between(0.55, 0.66) : chance.between(0.34, 0.45);
  return {
    width,
    height,
    crop,
    seed,
    chance,
    region,
    time,
    colours: paletteOf(time, look.tint, strength),
    isDark: time === 'night' || time === 'dusk',
    side,
    climbsRight: side < 0,
    woods: clamp((look.timberline - facts.base) / 1000),
    treeline: clamp((look.timberline - facts.base) / drop),
    village: clamp(facts.base / 2400),
    ice: clamp((facts.peak - snowLineAt(look, facts.location?.latitude)) / 1000),
    breadth: facts.runs > 0 ? lerp(0.6, 1.2, Math.sqrt(clamp(facts.runs / MOST_RUNS))) : 0.9,
    ruggedness: lerp(0.35, 1, clamp((facts.peak - facts.base) / 1900)) * (isRounded ? 0.55 : 1),
    grain: crop === 'card' ? 1.22 : 1,
    summit: [width * x, height * (0.86 - share)],
    foot: height * 0.84,
    runs: facts.runs,
  };
}

/** Heights at the two edges of a slope. */
export type EdgeHeights = readonly [left: number, right: number];

/** A slope whose heights are given as shares of the picture on its low and high side. */
export const slope = ({ climbsRight, height }: Scene, low: number, high: number): EdgeHeights =>
  climbsRight ? [height * low, height * high] : [height * high, height * low];

/** Height at share `t` of the way from the summit down to the foot of the ranges. */
export const belowSummit = ({ summit, foot }: Scene, t: number): number => lerp(summit[1], foot, t);
