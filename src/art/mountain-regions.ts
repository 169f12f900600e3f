import type { ReadFacts } from './art-facts';
import type { TimeOfDay } from './palettes';

export type MountainRegion = 'alps' | 'nordic' | 'south' | 'rockies' | 'coast' | 'east';

/** How a mountain region looks in a picture. */
export interface RegionLook {
  /** Metres above sea level where the woods end. */
  timberline: number;
  /**
   * Metres above sea level at which ice lasts, and how many lower it is with each degree north of 45°. For drawing only,
   * rounded from where the regions' glaciers are.
   */
  snowLine: { at45: number; perDegree: number };
  tint: string;
  /** How far the colours lean towards the tint, 0 to 1. */
  strength: number;
  /** Times of day that suit the light there; repeated ones are likelier. */
  times: readonly [TimeOfDay, ...TimeOfDay[]];
}

export const REGION_LOOKS: Record<MountainRegion, RegionLook> = {
  alps: {
    timberline: 1950,
    snowLine: { at45: 3000, perDegree: 60 },
    tint: '#4a7fb0',
    strength: 0,
    times: ['day', 'dawn', 'day', 'dusk', 'golden', 'veil', 'day', 'dawn'],
  },
  nordic: {
    timberline: 850,
    snowLine: { at45: 2600, perDegree: 55 },
    tint: '#3f8f96',
    strength: 0.16,
    times: ['veil', 'dusk', 'dawn', 'dusk'],
  },
  south: {
    timberline: 1800,
    snowLine: { at45: 2900, perDegree: 60 },
    tint: '#c98b52',
    strength: 0.12,
    times: ['golden', 'day', 'dawn'],
  },
  rockies: {
    timberline: 3300,
    snowLine: { at45: 3500, perDegree: 140 },
    tint: '#c07a4e',
    strength: 0.13,
    times: ['day', 'golden', 'dawn', 'day', 'dusk'],
  },
  coast: {
    timberline: 1750,
    snowLine: { at45: 2600, perDegree: 110 },
    tint: '#3d8a8c',
    strength: 0.15,
    times: ['veil', 'day', 'dusk', 'day'],
  },
  east: {
    timberline: 1300,
    snowLine: { at45: 3000, perDegree: 60 },
    tint: '#5f8196',
    strength: 0.08,
    times: ['dawn', 'veil', 'golden'],
  },
};

/** Metres above sea level at which ice lasts at a latitude; 45° north if unknown. */
export const snowLineAt = ({ snowLine: { at45, perDegree } }: RegionLook, latitude = 45): number =>
  at45 - (latitude - 45) * perDegree;

const COUNTRIES = new Map<string, MountainRegion>([
  ['Norway', 'nordic'],
  ['Sweden', 'nordic'],
  ['Finland', 'nordic'],
  ['Iceland', 'nordic'],
  ['United Kingdom', 'nordic'],
  ['Andorra', 'south'],
  ['Spain', 'south'],
]);
const MIDDLE_OF_THE_ROCKIES = -110;

/** The mountain region by country and, across North America, by longitude. */
export function mountainRegion({ region, country, location }: ReadFacts): MountainRegion {
  const known = COUNTRIES.get(country);
  if (known) return known;
  if (!/america|canada|united|usa/i.test(`${region} ${country}`)) return 'alps';
  const degrees = location?.longitude ?? MIDDLE_OF_THE_ROCKIES;
  if (degrees > -90) return 'east';
  return degrees < -116.5 ? 'coast' : 'rockies';
}
