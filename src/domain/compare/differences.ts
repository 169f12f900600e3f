import type { Resort } from '@/api/resorts/resort.schema';
import { median, sortedValues } from '@/lib/statistics';
import { LEAST_DIFFERENCE } from '../catalogue-statistics';
import { advantage, type CompareContext, type SharedFact, sharedFacts } from './compared-facts';

/** At most this many facts per side. */
const FACTS_A_SIDE = 2;

/** A difference that counts between two resorts. */
export interface TradeOff {
  fact: SharedFact['fact'];
  unit: string;
  /** The value of the resort that is better in it, and of the other. */
  value: number;
  other: number;
}

const isLarge = (strength: number) => strength >= LEAST_DIFFERENCE;

/**
 * What each of two resorts has over the other: at most two facts per side, largest difference first, relative to the
 * spread of the figure over the catalogue.
 */
export function tradeOffs(pair: readonly [Resort, Resort], context: CompareContext): [TradeOff[], TradeOff[]] {
  const shared = sharedFacts(pair, context);
  const side = (own: 0 | 1): TradeOff[] =>
    shared
      .map((fact) => {
        const [value = 0, other = 0] = own === 0 ? fact.values : fact.values.toReversed();
        return { fact: fact.fact, unit: fact.unit, value, other, strength: advantage(fact, value, other) };
      })
      .filter(({ strength }) => isLarge(strength))
      .sort((a, b) => b.strength - a.strength)
      .slice(0, FACTS_A_SIDE)
      .map(({ strength: _, ...tradeOff }) => tradeOff);
  return [side(0), side(1)];
}

/** Where a value ranks among those of all compared resorts. */
type Standing = 'first' | 'first-shared' | 'last' | 'last-shared' | 'between';

/** A fact in which one of three or four resorts differs from the middle of the others. */
export interface Point {
  fact: SharedFact['fact'];
  unit: string;
  value: number;
  /** The median of the others. */
  middle: number;
  standing: Standing;
}

/** First is the best: highest, most, cheapest, nearest. */
function standingOf(fact: SharedFact, index: number): Standing {
  const value = fact.values[index] ?? 0;
  const others = fact.values.filter((_, at) => at !== index).map((other) => advantage(fact, value, other));
  const isShared = others.some((difference) => difference === 0);
  if (others.every((difference) => difference >= 0)) return isShared ? 'first-shared' : 'first';
  if (others.every((difference) => difference <= 0)) return isShared ? 'last-shared' : 'last';
  return 'between';
}

/** The strongest and weakest point of each of three or four resorts; null where no difference counts. */
export function strongestAndWeakest(
  resorts: readonly Resort[],
  context: CompareContext,
): { strongest: Point | null; weakest: Point | null }[] {
  const shared = sharedFacts(resorts, context);
  return resorts.map((_, index) => {
    const points = shared.map((fact) => {
      const value = fact.values[index] ?? 0;
      const middle = median(sortedValues(fact.values.filter((_other, at) => at !== index))) ?? value;
      const point: Point = { fact: fact.fact, unit: fact.unit, value, middle, standing: standingOf(fact, index) };
      return { point, strength: advantage(fact, value, middle) };
    });
    const best = points.toSorted((a, b) => b.strength - a.strength)[0];
    const worst = points.toSorted((a, b) => a.strength - b.strength)[0];
    return {
      strongest: best && isLarge(best.strength) ? best.point : null,
      weakest: worst && isLarge(-worst.strength) ? worst.point : null,
    };
  });
}
