import { m } from '@/paraglide/messages';
import type { ComparedFact } from './compare/compared-facts';

/** Which runs: those of a fact, the easy ones, or all. */
type RunLevel = ComparedFact | 'easy' | 'all';

/**
 * What follows an amount of runs, reported as a length or counted: "beginner runs", in French "de pistes faciles" after
 * kilometres and "pistes faciles" after a number.
 * @param unit "runs" where they are counted, else a unit of length
 * @param count how many, for the plural
 */
export const runsOf = (level: RunLevel, unit: string, count: number): string => m.runs_of_level({ level, unit, count });
