import type { Resort } from '@/api/resorts/resort.schema';
import { type SortedValues, sortedValues } from '@/lib/statistics';
import { columnOf, differenceInSpreads } from '../catalogue-statistics';
import { type FigureName, figureOf, sharedFigure } from '../figures';

/** The facts a comparison puts into words; equal differences are told in this order. */
const comparedFacts = [
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

/** What differences are measured against. */
export interface CompareContext {
  /** The whole catalogue, for the spread of each figure. */
  catalogue: readonly Resort[];
  /** Kilometres from the start of the trip, or null if unknown; left out without a trip. */
  distanceOf?: ((resort: Resort) => number | null) | undefined;
}

/** A fact that all compared resorts report in the same unit, with its values in their order. */
export interface SharedFact {
  fact: ComparedFact;
  unit: string;
  values: readonly number[];
  /** All values of the catalogue in this unit. */
  column: SortedValues;
}

/** Facts of which less is better. */
const lessIsBetter = (fact: ComparedFact): boolean => fact === 'price' || fact === 'distance';

/** How much better `value` is than `other`, as a multiple of the fact's spread over the catalogue; negative if worse. */
export const advantage = ({ fact, column }: SharedFact, value: number, other: number): number =>
  differenceInSpreads(column, lessIsBetter(fact) ? other - value : value - other);

const isFigure = (fact: ComparedFact): fact is ComparedFact & FigureName => fact !== 'distance';

function sharedDistance(resorts: readonly Resort[], { catalogue, distanceOf }: CompareContext): SharedFact | null {
  if (!distanceOf) return null;
  const values = resorts.flatMap((resort) => distanceOf(resort) ?? []);
  if (values.length < resorts.length) return null;
  return { fact: 'distance', unit: 'km', values, column: sortedValues(catalogue.map(distanceOf)) };
}

/** The facts that can be compared: those that all resorts report in the same unit and currency. */
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

/** The facts that only some of the resorts report, or in different units: left out, and listed as such. */
export function leftOutFacts(resorts: readonly Resort[], context: CompareContext): LeftOutFact[] {
  const shared = sharedFacts(resorts, context);
  const reports = (resort: Resort, fact: ComparedFact) =>
    isFigure(fact) ? figureOf(resort, fact) !== null : context.distanceOf?.(resort) != null;
  return comparedFacts
    .filter((fact) => !shared.some((other) => other.fact === fact))
    .map((fact) => ({ fact, reportedBy: resorts.filter((resort) => reports(resort, fact)).length }))
    .filter(({ reportedBy }) => reportedBy > 0);
}
