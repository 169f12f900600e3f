import type { ByDifficulty } from '@/api/resorts/resort.schema';
import { ROUNDING, type RunLevel, runLevels } from './figures';

interface RunShare {
  level: RunLevel;
  amount: number;
  /** Share of all graded runs, 0 to 1. */
  share: number;
}

export interface RunShares {
  measure: 'runs' | 'kilometres';
  /** Known levels only, easiest first. */
  parts: RunShare[];
  /** Sum of the known levels. */
  graded: number;
  /** The reported total if it is larger than the graded sum by more than rounding, else null. */
  total: number | null;
}

function sharesOf(measure: RunShares['measure'], figures: ByDifficulty | null): RunShares | null {
  if (figures === null) return null;
  const known = runLevels.filter((level) => figures[level] > 0);
  const graded = known.reduce((sum, level) => sum + figures[level], 0);
  if (graded === 0) return null;
  return {
    measure,
    parts: known.map((level) => ({ level, amount: figures[level], share: figures[level] / graded })),
    graded,
    total: figures.total > graded + ROUNDING ? figures.total : null,
  };
}

/** How the runs divide into levels: by count, else by length; null if neither is known. */
export const runShares = (counts: ByDifficulty, kilometres: ByDifficulty | null): RunShares | null =>
  sharesOf('runs', counts) ?? sharesOf('kilometres', kilometres);

/**
 * Shares in per cent, "57 %", that add up to 100: the remainder of rounding down goes to those cut most. A level that
 * exists is never "0 %".
 */
export function percents(shares: readonly number[]): string[] {
  const parts = shares.map((share) => ({ whole: Math.floor(share * 100), cut: (share * 100) % 1 }));
  const left = 100 - parts.reduce((sum, { whole }) => sum + whole, 0);
  const raised = parts.toSorted((a, b) => b.cut - a.cut).slice(0, left);
  return parts.map((part) => `${(raised.includes(part) ? part.whole + 1 : part.whole) || '<1'}\u00a0%`);
}
