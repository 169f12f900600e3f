import type { ByDifficulty, Resort } from '@/api/resorts/resort.schema';
import { formatCount } from '@/lib/format';
import type { Measure, Units } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { readHeights } from './heights';

/** Levels of runs, easiest first. */
export const runLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type RunLevel = (typeof runLevels)[number];

/** What resorts are compared by. */
export const figureNames = [
  'peak',
  'drop',
  'runs',
  'beginnerRuns',
  'intermediateRuns',
  'advancedRuns',
  'price',
  'snowfall',
] as const;
export type FigureName = (typeof figureNames)[number];

/** A reported figure: metres, centimetres a year, kilometres or number of runs, or a day's price in a currency. */
export interface Figure {
  value: number;
  /** 'm', 'cm', 'km', 'runs' or a currency code. Only figures in the same unit can be compared. */
  unit: string;
}

/** Units of runs, the preferred one first. */
export const runUnits = ['km', 'runs'] as const;
export type RunUnit = (typeof runUnits)[number];

/** An amount of runs: their length in the visitor's unit ("130 km"), or how many there are ("119 runs"). */
export function measureRuns({ value, unit }: Figure, units: Units): Measure {
  if (unit === 'km') return units.distance(value);
  const shown = formatCount(value);
  return { value: shown, unit: m.unit_runs(), text: m.run_count({ count: value, shown }) };
}

/** A value of the API, whose 0 means not reported. */
export const reported = (value: number): number | null => (value > 0 ? value : null);

const runsIn = (resort: Resort, unit: RunUnit): ByDifficulty | null =>
  unit === 'km' ? resort.slopesKm : resort.trails;

/** Kilometres are reported to one decimal, so three rounded parts can differ from their total by this much. */
export const ROUNDING = 0.2;

/**
 * How a resort splits its runs by level in one unit; null if it does not. A level that is not reported is null:
 * 0 counts as reported only if the other levels add up to the total.
 */
export function runSplit(resort: Resort, unit: RunUnit): Record<RunLevel, number | null> | null {
  const runs = runsIn(resort, unit);
  const graded = runs ? runs.beginner + runs.intermediate + runs.advanced : 0;
  if (!runs || graded <= 0) return null;
  const isWhole = runs.total > 0 && graded >= runs.total - ROUNDING;
  const known = (amount: number) => (amount > 0 || isWhole ? amount : null);
  return {
    beginner: known(runs.beginner),
    intermediate: known(runs.intermediate),
    advanced: known(runs.advanced),
  };
}

const levelOf: Partial<Record<FigureName, RunLevel>> = {
  beginnerRuns: 'beginner',
  intermediateRuns: 'intermediate',
  advancedRuns: 'advanced',
};

function runAmount(resort: Resort, name: FigureName, unit: RunUnit): number | null {
  const level = levelOf[name];
  if (level) return runSplit(resort, unit)?.[level] ?? null;
  return reported(runsIn(resort, unit)?.total ?? 0);
}

const isRunUnit = (unit: string): unit is RunUnit => runUnits.some((each) => each === unit);

/** A figure of a resort in one unit, or null if it is not reported in it. Must be fast: called for thousands of resorts. */
export function valueIn(resort: Resort, name: FigureName, unit: string): number | null {
  switch (name) {
    case 'peak':
      return unit === 'm' ? readHeights(resort.elevation).peak : null;
    case 'drop':
      return unit === 'm' ? reported(resort.elevation.vertical) : null;
    case 'price':
      // The lowest price, or the only one that is reported.
      return unit === resort.price.currency ? reported(resort.price.min || resort.price.max) : null;
    case 'snowfall':
      return unit === 'cm' ? reported(resort.averageSnowfall) : null;
    default:
      return isRunUnit(unit) ? runAmount(resort, name, unit) : null;
  }
}

/** The units that a resort may report a figure in, the preferred one first. */
function unitsOf(resort: Resort, name: FigureName): readonly string[] {
  if (name === 'peak' || name === 'drop') return ['m'];
  if (name === 'snowfall') return ['cm'];
  return name === 'price' ? [resort.price.currency] : runUnits;
}

/** A figure in each of some units that it is reported in, by default the resort's own, preferred first. */
export const figuresOf = (resort: Resort, name: FigureName, units = unitsOf(resort, name)): readonly Figure[] =>
  units.flatMap((unit) => {
    const value = valueIn(resort, name, unit);
    return value === null ? [] : [{ value, unit }];
  });

/** A figure in the preferred unit of those reported, or null. */
export const figureOf = (resort: Resort, name: FigureName): Figure | null => figuresOf(resort, name)[0] ?? null;

/** All runs of a resort: their number, else their length in kilometres; null if neither is reported. */
export const runsInAll = (resort: Resort): Figure | null => figuresOf(resort, 'runs', ['runs', 'km'])[0] ?? null;

/** The values of a figure in the first unit that all of the resorts report, in their order; null if there is none. */
export function sharedFigure(resorts: readonly Resort[], name: FigureName): { unit: string; values: number[] } | null {
  const [first] = resorts;
  for (const { unit } of first ? figuresOf(first, name) : []) {
    const values = resorts.flatMap((resort) => valueIn(resort, name, unit) ?? []);
    if (values.length === resorts.length) return { unit, values };
  }
  return null;
}
