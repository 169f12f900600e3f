import type { Resort } from '@/api/resorts/resort.schema';
import { costGap, type SkiCost, skiCost } from '@/domain/trip/ski-cost';
import type { Trip } from '@/domain/trip/trip';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import type { FitLine } from './fit-words';
import { moneyText } from './trip-words';

/** For whom and how long: "for 4 people, 7 days". */
export const costSpan = ({ people, days }: SkiCost): string =>
  m.trip_cost_span({ people, days, shown_people: formatCount(people), shown_days: formatCount(days) });

/** "CHF 2,212" */
export const costAmount = ({ amount, currency }: SkiCost): string => moneyText(amount, currency);

/** "CHF 2,212 for 4 people, 7 days" */
export const costText = (cost: SkiCost): string => m.trip_cost_full({ amount: costAmount(cost), span: costSpan(cost) });

/** Where no heading says it: "CHF 2,212 to ski, for 4 people, 7 days". */
export const costSentence = (cost: SkiCost): string =>
  `${m.trip_cost_line({ amount: costAmount(cost) })} ${costSpan(cost)}`;

/** The line of a card; null where there is nothing to say, which the card's facts tell by themselves. */
export function costLine(resort: Resort, trip: Trip): FitLine | null {
  const cost = skiCost(resort, trip);
  return cost && { claim: m.trip_cost_line({ amount: costAmount(cost) }), comparison: m.trip_cost_note_short() };
}

/** What tells two resorts apart: "Lech costs EUR 420 less to ski."; null where the cost does not. */
export function cheaperSentence(one: Resort, other: Resort, trip: Trip): string | null {
  const gap = costGap(one, other, trip);
  return gap && m.trip_cost_less({ resort: gap.cheaper.name, amount: moneyText(gap.amount, gap.currency) });
}
