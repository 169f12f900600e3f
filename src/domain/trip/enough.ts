import type { Resort } from '@/api/resorts/resort.schema';
import { type RunLevel, type RunUnit, runSplit, runUnits } from '../figures';
import { levelsOf, type SkierLevel, type Trip, toTenth, tripDays } from './trip';

/** What one level of the group needs on the trip. */
interface LevelNeed {
  level: SkierLevel;
  /** How many of the group ski at this level. */
  people: number;
  unit: RunUnit;
  need: number;
}

/** A level, with the runs a resort has for it. */
export interface ReportedLevel extends LevelNeed {
  amount: number;
}

/** The amount is null if the runs that count for the level are not reported. */
type LevelFit = ReportedLevel | (LevelNeed & { amount: null });

export interface GroupFit {
  /** In the order of the group. */
  levels: readonly LevelFit[];
  /** The reported ones, worst served first. */
  byNeed: readonly ReportedLevel[];
  /** The share of the worst served level: 1 if there is enough for all; null if some level is not reported. */
  share: number | null;
}

/** What counts for a level: its own runs, and half of the next easier level's. */
const counts: Readonly<Record<SkierLevel, { own: RunLevel; half?: RunLevel }>> = {
  beginner: { own: 'beginner' },
  intermediate: { own: 'intermediate', half: 'beginner' },
  expert: { own: 'advanced', half: 'intermediate' },
};

function amountFor(level: SkierLevel, split: ReturnType<typeof runSplit>): number | null {
  if (!split) return null;
  const { own, half } = counts[level];
  const ownRuns = split[own];
  const halfRuns = half ? split[half] : 0;
  // To hundredths: 0.1 km and half of 8.2 are 4.2, not 4.199999999999999, which would be short of 4.2.
  return ownRuns === null || halfRuns === null ? null : Math.round(ownRuns * 100 + halfRuns * 50) / 100;
}

/** Kilometres, unless they leave open a level of the group that the number of runs tells, or all levels. */
function unitFor(resort: Resort, levels: readonly SkierLevel[]): RunUnit {
  const splits = runUnits.map((unit) => ({ unit, split: runSplit(resort, unit) }));
  const told = splits.find(({ split }) => levels.every((level) => amountFor(level, split) !== null));
  return (told ?? splits.find(({ split }) => split))?.unit ?? 'km';
}

/** Amount divided by need, unbounded, so that levels with enough can be compared too. */
const ratio = ({ amount, need }: ReportedLevel): number => amount / need;

/** How much of a level's need is met, at most 1. */
export const shareOf = (level: ReportedLevel): number => Math.min(1, ratio(level));

/**
 * Whether a resort has enough for each level of the group over the whole trip, in the unit that it reports them in (see
 * unitFor). Null without a group.
 */
export function groupFit(resort: Resort, trip: Trip): GroupFit | null {
  const group = levelsOf(trip);
  const unit = unitFor(resort, group);
  const split = runSplit(resort, unit);
  const days = tripDays(trip);
  const levels = group.map(
    (level): LevelFit => ({
      level,
      people: trip.group[level],
      unit,
      // 1.1 km on three days are 3.3, not 3.3000000000000003.
      need: toTenth(trip.needs[level][unit] * days),
      amount: amountFor(level, split),
    }),
  );
  if (levels.length === 0) return null;
  const byNeed = levels.filter((fit) => fit.amount !== null).sort((a, b) => ratio(a) - ratio(b));
  const [worst] = byNeed;
  const share = worst && byNeed.length === levels.length ? shareOf(worst) : null;
  return { levels, byNeed, share };
}
