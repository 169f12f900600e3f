import type { Range } from '@/api/resorts/filter-options.schema';
import { formatDecimal } from '@/lib/format';
import type { Units } from '@/lib/units';

/** How an amount is shown and stepped through: what is kept is metric, what is shown may not be. */
export interface AmountScale {
  unit: string;
  /** So many of the shown unit are one of the kept unit. */
  perKept: number;
  /** In the shown unit. */
  step: number;
}

const FEET_PER_METRE = 3.28084;
const INCHES_PER_CENTIMETRE = 1 / 2.54;

/** The scales of the panel in the visitor's units. */
export function amountScales({ system, distanceUnit }: Units) {
  const isMetric = system === 'metric';
  const heights = isMetric ? { unit: 'm', perKept: 1, step: 100 } : { unit: 'ft', perKept: FEET_PER_METRE, step: 250 };
  const snow = isMetric
    ? { unit: 'cm', perKept: 1, step: 50 }
    : { unit: 'in', perKept: INCHES_PER_CENTIMETRE, step: 20 };
  const distance = { unit: distanceUnit.name, perKept: distanceUnit.perKilometre };
  return {
    heights,
    snow,
    km: { ...distance, step: isMetric ? 10 : 5 },
    runs: { unit: 'runs', perKept: 1, step: 10 },
    way: { ...distance, step: isMetric ? 50 : 25 },
  } satisfies Record<string, AmountScale>;
}

/** A shown amount as it is kept, to a hundredth: enough to be shown again as it was typed. */
export const toKept = (shown: number, { perKept }: AmountScale): number => Math.round((shown / perKept) * 100) / 100;

/** A kept amount as it is shown: to a tenth, from 100 on whole. */
export function toShown(kept: number, { perKept }: AmountScale): number {
  const shown = kept * perKept;
  return shown < 100 ? Math.round(shown * 10) / 10 : Math.round(shown);
}

export const formatAmount = (shown: number): string => formatDecimal(shown, { most: 1 });

/** The ends of a slider in shown amounts: whole steps within a range of kept ones; null where no step lies between them. */
export function sliderEnds(range: Range | null, scale: AmountScale): Range | null {
  if (!range) return null;
  const stepsIn = (kept: number) => Math.floor((kept * scale.perKept) / scale.step);
  const min = stepsIn(range.min) * scale.step;
  const max = stepsIn(range.max) * scale.step;
  return max > min ? { min, max } : null;
}
