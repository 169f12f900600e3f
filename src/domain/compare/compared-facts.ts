import type { Resort } from '@/api/resorts/resort.schema';
import { type SortedValues, sortedValues } from '@/lib/statistics';
import { columnOf, differenceInSpreads } from '../catalogue-statistics';
import { type FigureName, sharedFigure } from '../figures';

/** What resorts are compared by in words, in the order in which equal differences are told. */
export const comparedFacts = [
  'peak',
  'drop',
  'beginnerRuns',
  'intermediateRuns',
  'advancedRuns',
  'price',
  'snowfall',
  'distance',
] as const;
export type ComparedFact = (typeof comparedFacts)[number];

/** What a comparison is measured by. */
export interface CompareContext {
  /** The whole catalogue, for the spread of each figure. */
  catalogue: readonly Resort[];
  /** Kilometres from where the trip starts, null where they are not known; left out without a trip. */
  distanceOf?: (resort: Resort) => number | null;
}

/** A fact that all compared resorts report in the same unit, with its values in their order. */
export interface SharedFact {
  fact: ComparedFact;
  unit: string;
  values: readonly number[];
  /** All values of the catalogue in this unit. */
  column: SortedValues;
}

/** Of which a skier wants less: money and way. */
const lessIsBetter = (fact: ComparedFact): boolean => fact === 'price' || fact === 'distance';

/** By how much `value` is better than `other`, as a multiple of the fact's spread over the catalogue; negative: worse. */
export const advantage = ({ fact, column }: SharedFact, value: number, other: number): number =>
  differenceInSpreads(column, lessIsBetter(fact) ? other - value : value - other);

const isFigure = (fact: ComparedFact): fact is ComparedFact & FigureName => fact !== 'distance';

function sharedDistance(resorts: readonly Resort[], { catalogue, distanceOf }: CompareContext): SharedFact | null {
  if (!distanceOf) return null;
  const values = resorts.flatMap((resort) => distanceOf(resort) ?? []);
  if (values.length < resorts.length) return null;
  return { fact: 'distance', unit: 'km', values, column: sortedValues(catalogue.map(distanceOf)) };
}

/** The facts that can be compared: those that all of the resorts report, in one unit and currency. */
export function sharedFacts(resorts: readonly Resort[], context: CompareContext): SharedFact[] {
  return comparedFacts.flatMap((fact) => {
    if (!isFigure(fact)) return sharedDistance(resorts, context) ?? [];
    const shared = sharedFigure(resorts, fact);
    return shared ? [{ fact, ...shared, column: columnOf(context.catalogue, fact, shared.unit) }] : [];
  });
}

/** A fact that could not be compared, and how many of the resorts report it. */
export interface LeftOutFact {
  fact: ComparedFact;
  reportedBy: number;
}

/** The facts that some of the resorts report, but not all in one unit: they are left out, and that is said. */
export function leftOutFacts(
  resorts: readonly Resort[],
  shared: readonly SharedFact[],
  { distanceOf }: CompareContext,
): LeftOutFact[] {
  const reports = (resort: Resort, fact: ComparedFact) =>
    isFigure(fact) ? sharedFigure([resort], fact) !== null : distanceOf?.(resort) != null;
  return comparedFacts
    .filter((fact) => !shared.some((other) => other.fact === fact))
    .map((fact) => ({ fact, reportedBy: resorts.filter((resort) => reports(resort, fact)).length }))
    .filter(({ reportedBy }) => reportedBy > 0);
}
