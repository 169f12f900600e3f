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

const EUROPE: Signs = [
  { level: 'beginner', name: m.level_beginner(), local: m.run_blue(), shape: 'circle', colour: 'var(--piste-blue)' },
  {
    level: 'intermediate',
    name: m.level_intermediate(),
    local: m.run_red(),
    shape: 'circle',
    colour: 'var(--piste-red)',
  },
  { level: 'advanced', name: m.level_advanced(), local: m.run_black(), shape: 'circle', colour: 'var(--piste-black)' },
];

const NORTH_AMERICA: Signs = [
  {
    level: 'beginner',
    name: m.level_beginner(),
    local: m.run_green_circle(),
    shape: 'circle',
    colour: 'var(--piste-green)',
  },
  {
    level: 'intermediate',
    name: m.level_intermediate(),
    local: m.run_blue_square(),
    shape: 'square',
    colour: 'var(--piste-blue)',
  },
  {
    level: 'advanced',
    name: m.level_advanced(),
    local: m.run_black_diamond(),
    shape: 'diamond',
    colour: 'var(--piste-black)',
  },
];

/** The signs used in a region, easiest first; European ones for an unknown region. */
export const difficultySigns = (region: string): Signs =>
  /america|canada|united states|\busa?\b/i.test(region) ? NORTH_AMERICA : EUROPE;
