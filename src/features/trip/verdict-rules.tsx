import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { groupFit, shareOf } from '@/domain/trip/enough';
import { heightFit, isSpringTrip } from '@/domain/trip/height-fit';
import { skiCost } from '@/domain/trip/ski-cost';
import type { Trip } from '@/domain/trip/trip';
import { tripFit } from '@/domain/trip/trip-fit';
import { m } from '@/paraglide/messages';
import { costText } from './cost-words';
import { amountText, heightText, type TripWording } from './fit-words';
import { levelCount } from './trip-words';
import { type VerdictPart, verdictOf } from './verdict';

export { isSpringTrip };

/** The verdict on each part of a trip. `place` is null without a starting point, or while it is unknown. */
export const verdictFor = (resort: Resort, place: Coordinates | null, wording: TripWording): VerdictPart[] =>
  verdictOf(resort, tripFit(resort, wording.trip, place), wording);

/**
 * For trips in March to May: a resort's heights, compared with its region: "1,620 – 3,883 m, peak higher than 99 % of
 * resorts in Europe". Null for other trips, and if the resort reports no peak or no region.
 */
export function springHeights(
  resort: Resort,
  catalogue: readonly Resort[],
  { trip, units }: TripWording,
): string | null {
  const heights = isSpringTrip(trip) ? heightFit(resort, catalogue) : null;
  return heights && heightText(heights, units);
}

/** A level of the group and what a resort has for it; a null share is not reported. */
export interface EnoughBar {
  /** "2 beginners" */
  people: string;
  /** "70 of 21 km", or "not reported". */
  amount: string;
  share: number | null;
}

/** The levels of a group in order; empty without a group. */
export function enoughBars(resort: Resort, { trip, units }: TripWording): EnoughBar[] {
  const levels = groupFit(resort, trip)?.levels ?? [];
  return levels.map((fit) => {
    const people = levelCount(fit.level, fit.people);
    if (fit.amount === null) return { people, amount: m.not_reported(), share: null };
    return { people, amount: amountText(fit, units), share: shareOf(fit) };
  });
}

/** The cost of skiing at a resort, in one line. */
export function CostLine({ resort, trip }: { resort: Resort; trip: Trip }) {
  const cost = skiCost(resort, trip);
  const text = cost ? costText(cost) : m.not_reported();
  return (
    <>
      <span>{m.trip_cost_lead()} </span>
      <b key={text} className="font-bold text-ink">
        {text}
      </b>
      {cost && <span>. {m.trip_cost_note()}</span>}
    </>
  );
}
