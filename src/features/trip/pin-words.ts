import type { Resort } from '@/api/resorts/resort.schema';
import type { FitStep } from '@/domain/trip/fit-step';
import { caveatOf } from '@/domain/trip/reasons';
import type { TripFit } from '@/domain/trip/trip-fit';
import { m } from '@/paraglide/messages';
import { caveatLine, type FitLine, type TripWording } from './fit-words';
import { moneyText } from './trip-words';

/** What a step of the map means. */
export function stepText(step: FitStep): string {
  switch (step) {
    case 'fits':
      return m.order_trip();
    case 'caveat':
      return m.trip_step_caveat();
    case 'closed':
      return m.trip_closed();
    case 'over':
      return m.trip_step_over();
    case 'not-reported':
      return m.trip_runs_missing();
  }
}

/** What a pin says of the trip: its step, and the resort's main drawback. */
export function pinText(step: FitStep, fit: TripFit, resort: Resort, wording: TripWording): string {
  if (step === 'fits' || step === 'not-reported') return stepText(step);
  // How far it is decides between equals only.
  const caveat = caveatOf({ ...fit, distance: null });
  const words = caveat ? lineText(caveatLine(caveat, resort, wording)) : notComparedText(fit, wording);
  return step === 'caveat' ? m.trip_pin_caveat({ caveat: words }) : words;
}

const lineText = ({ claim, comparison }: FitLine) => `${claim} ${comparison}`;

/** A price in another currency is no caveat, but stands after those within the budget. */
function notComparedText({ budget }: TripFit, { trip }: TripWording): string {
  const price = budget?.state === 'not-judged' ? budget.price : null;
  const said = price && m.trip_ticket({ price: moneyText(price.value, price.unit) });
  return [said, m.trip_not_compared({ currency: trip.budget?.currency ?? '' })].filter(Boolean).join('. ');
}
