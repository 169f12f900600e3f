import { m } from '@/paraglide/messages';

/** Which runs: those of a level, the easy ones, or all. */
type Runs = 'beginnerRuns' | 'intermediateRuns' | 'advancedRuns' | 'easy' | 'all';

/**
 * What follows an amount of runs, reported as a length or counted: "beginner runs", in French "de pistes faciles" after
 * kilometres and "pistes faciles" after a number.
 * @param unit "runs" where they are counted, else a unit of length
 * @param count how many, for the plural
 */
export const runsOf = (level: Runs, unit: string, count: number): string => m.runs_of_level({ level, unit, count });
