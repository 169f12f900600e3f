export const difficultyLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type DifficultyLevel = (typeof difficultyLevels)[number];
export type DifficultyShape = 'circle' | 'square' | 'diamond';

/** How a level is signposted in a part of the world. */
export interface DifficultySign {
  level: DifficultyLevel;
  /** The level in plain words. */
  name: string;
  /** What skiers call it there. */
  local: string;
  shape: DifficultyShape;
  colour: string;
}

type Signs = readonly [easy: DifficultySign, middle: DifficultySign, hard: DifficultySign];

const EUROPE: Signs = [
  { level: 'beginner', name: 'Beginner', local: 'Blue', shape: 'circle', colour: 'var(--piste-blue)' },
  { level: 'intermediate', name: 'Intermediate', local: 'Red', shape: 'circle', colour: 'var(--piste-red)' },
  { level: 'advanced', name: 'Advanced', local: 'Black', shape: 'circle', colour: 'var(--piste-black)' },
];

const NORTH_AMERICA: Signs = [
  { level: 'beginner', name: 'Beginner', local: 'Green circle', shape: 'circle', colour: 'var(--piste-green)' },
  { level: 'intermediate', name: 'Intermediate', local: 'Blue square', shape: 'square', colour: 'var(--piste-blue)' },
  { level: 'advanced', name: 'Advanced', local: 'Black diamond', shape: 'diamond', colour: 'var(--piste-black)' },
];

/** The signs of a resort's own region, easiest first; a region we do not know gets the European ones. */
export const difficultySigns = (region: string): Signs =>
  /america|canada|united states|\busa?\b/i.test(region) ? NORTH_AMERICA : EUROPE;
