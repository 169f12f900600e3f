import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { formatCounted } from '@/lib/format';
import type { TripWording } from './fit-words';
import { amountText } from './fit-words';
import { groupFit, shareOf } from './rules/enough';
import { tripFit } from './rules/trip-fit';
import { type VerdictPart, verdictOf } from './verdict';

/** What a resort says of each part of a trip. `place` is null where it starts nowhere, or nobody knows yet. */
export const verdictFor = (resort: Resort, place: Coordinates | null, wording: TripWording): VerdictPart[] =>
  verdictOf(resort, tripFit(resort, wording.trip, place), wording);

/** A level of the group against what is there for it; a null share is not reported. */
export interface EnoughBar {
  /** "2 beginners" */
  people: string;
  /** "70 of 21 km", or "not reported". */
  amount: string;
  share: number | null;
}

/** The levels of a group in their order; empty without a group. */
export function enoughBars(resort: Resort, { trip, units }: TripWording): EnoughBar[] {
  const fit = groupFit(resort, trip);
  return (fit?.levels ?? []).map((level) => {
    const reported = fit?.byNeed.find((found) => found.level === level.level);
    return {
      people: formatCounted(level.people, level.level),
      amount: reported ? amountText(reported, units) : 'not reported',
      share: reported ? shareOf(reported) : null,
    };
  });
}
