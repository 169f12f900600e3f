import type { Resort } from '@/api/resorts/resort.schema';
import { type SkiCost, skiCost } from '@/domain/trip/ski-cost';
import type { Trip } from '@/domain/trip/trip';
import { formatCounted } from '@/lib/format';
import type { FitLine } from '../fit-words';
import { moneyText } from '../trip-words';

/** The heading of what it costs to ski. */
export const COST_TITLE = 'What it costs to ski';

/** Said beside it, and in fewer words on a card. */
export const COST_NOTE = 'Worked out from the day price; passes for several days cost less.';
export const PASSES_NOTE = 'Passes for several days cost less.';
const COST_NOTE_SHORT = 'worked out; passes for several days cost less';

/** In its place where a resort reports no day price. */
export const NOT_REPORTED = 'not reported';

/** For whom and how long: "for 4 people, 7 days". */
export const costSpan = ({ people, days }: SkiCost): string =>
  `for ${formatCounted(people, 'person', 'people')}, ${formatCounted(days, 'day')}`;

/** "CHF 2,212" */
export const costAmount = ({ amount, currency }: SkiCost): string => moneyText(amount, currency);

/** "CHF 2,212 for 4 people, 7 days" */
export const costText = (cost: SkiCost): string => `${costAmount(cost)} ${costSpan(cost)}`;

/** The line of a card; null where there is nothing to say, which the card's facts tell by themselves. */
export function costLine(resort: Resort, trip: Trip): FitLine | null {
  const cost = skiCost(resort, trip);
  return cost && { claim: `${costAmount(cost)} to ski,`, comparison: COST_NOTE_SHORT };
}
