import { m } from '@/paraglide/messages';
import type { RunLevel } from './figures';

export type DifficultyShape = 'circle' | 'square' | 'diamond';

/** How a level is signposted in a part of the world. */
export interface DifficultySign {
  level: RunLevel;
  /** The level in plain words. */
  name: string;
  /** What skiers call it there. */
  local: string;
  shape: DifficultyShape;
  colour: string;
}

type Signs = readonly [easy: DifficultySign, middle: DifficultySign, hard: DifficultySign];

const levelNames: Readonly<Record<RunLevel, string>> = {
  beginner: m.level_beginner(),
  intermediate: m.level_intermediate(),
  advanced: m.level_advanced(),
};

const sign = (level: RunLevel, local: string, shape: DifficultyShape, colour: string): DifficultySign => ({
  level,
  name: levelNames[level],
  local,
  shape,
  colour,
});

const EUROPE: Signs = [
  sign('beginner', m.run_blue(), 'circle', 'var(--piste-blue)'),
  sign('intermediate', m.run_red(), 'circle', 'var(--piste-red)'),
  sign('advanced', m.run_black(), 'circle', 'var(--piste-black)'),
];

const NORTH_AMERICA: Signs = [
  sign('beginner', m.run_green_circle(), 'circle', 'var(--piste-green)'),
  sign('intermediate', m.run_blue_square(), 'square', 'var(--piste-blue)'),
  sign('advanced', m.run_black_diamond(), 'diamond', 'var(--piste-black)'),
];

/** The signs used in a region, easiest first; European ones for an unknown region. */
export const difficultySigns = (region: string): Signs =>
  /america|canada|united states|\busa?\b/i.test(region) ? NORTH_AMERICA : EUROPE;
