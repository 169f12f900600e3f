import { saysTickets } from './ski-cost';
import { peopleOf, type Trip } from './trip';
import type { TripFit } from './trip-fit';

/**
 * The three steps of a trip on the map: fits in everything, has a caveat, or stands last. What stands last is what fails the
 * part that the order "Fits your trip" looks at first: closed, else over the budget, else runs that are not reported.
 */
export type FitStep = 'fits' | 'caveat' | LastStep;
type LastStep = 'closed' | 'over' | 'not-reported';

type Judged = Pick<Trip, 'dates' | 'group' | 'budget'>;

/** A budget for all needs dates and group; without them it judges nobody. */
const judgesBudget = ({ budget, ...trip }: Judged): boolean =>
  budget !== null && (!budget.isForAll || saysTickets(trip));

function lastStepOf(trip: Judged): LastStep | null {
  if (trip.dates) return 'closed';
  if (judgesBudget(trip)) return 'over';
  return peopleOf(trip) > 0 ? 'not-reported' : null;
}

/** The steps of a trip, the best first; empty if it has nothing that resorts are judged by, such as a start alone. */
export function fitStepsOf(trip: Judged): FitStep[] {
  const last = lastStepOf(trip);
  return last ? ['fits', 'caveat', last] : [];
}

/**
 * The step of a resort; null if the trip has none. No resort stands before one of a better step in the order "Fits your trip".
 * @param fit of the resort for that trip, see tripFit
 */
export function fitStep({ season, group, budget }: TripFit, trip: Judged): FitStep | null {
  const last = lastStepOf(trip);
  if (!last) return null;
  const isLast: Record<LastStep, boolean> = {
    closed: season?.state === 'closed',
    over: budget?.state === 'over',
    'not-reported': group?.share === null,
  };
  if (isLast[last]) return last;
  const isOpen = !season || season.state === 'open' || season.state === 'all-year';
  const isWithin = !judgesBudget(trip) || budget?.state === 'within';
  const isEnough = !group || group.share === 1;
  return isOpen && isWithin && isEnough ? 'fits' : 'caveat';
}
