import type { Resort } from '@/api/resorts/resort.schema';
import type { FitStep } from '@/domain/trip/fit-step';
import { caveatOf } from '@/domain/trip/reasons';
import type { TripFit } from '@/domain/trip/trip-fit';
import { m } from '@/paraglide/messages';
import { caveatLine, lineText, type TripWording } from './fit-words';
import { moneyText } from './trip-words';

/** What each step of the map means. */
export const stepTexts: Readonly<Record<FitStep, string>> = {
  fits: m.order_trip(),
  caveat: m.trip_step_caveat(),
  closed: m.trip_closed(),
  over: m.trip_step_over(),
  'not-reported': m.trip_runs_missing(),
};

/** What a pin says of the trip: its step, and the resort's main drawback. */
export function pinText(step: FitStep, fit: TripFit, resort: Resort, wording: TripWording): string {
  if (step === 'fits' || step === 'not-reported') return stepTexts[step];
  // How far it is decides between equals only.
  const caveat = caveatOf({ ...fit, distance: null });
  const words = caveat ? lineText(caveatLine(caveat, resort, wording)) : notComparedText(fit, wording);
  return step === 'caveat' ? m.trip_pin_caveat({ caveat: words }) : words;
}

/** A price in another currency is no caveat, but stands after those within the budget. */
function notComparedText({ budget }: TripFit, { trip }: TripWording): string {
  const price = budget?.state === 'not-judged' ? budget.price : null;
  const said = price && m.trip_ticket({ price: moneyText(price.value, price.unit) });
  return [said, m.trip_not_compared({ currency: trip.budget?.currency ?? '' })].filter(Boolean).join('. ');
}
