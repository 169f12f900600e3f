import type { ReactNode } from 'react';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { groupFit, shareOf } from '@/domain/trip/enough';
import { sortByFit } from '@/domain/trip/fit-order';
import { caveatOf, distancesFrom, reasonOf } from '@/domain/trip/reasons';
import { peopleOf, type Trip } from '@/domain/trip/trip';
import { tripFit } from '@/domain/trip/trip-fit';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { costLine } from './cost/cost-words';
import { FitLines } from './fit-lines';
import { amountText, caveatLine, reasonLine, type TripWording } from './fit-words';
import { everyoneText, levelText } from './trip-words';

/** How a list evaluates resorts for a trip. */
export interface ListRules {
  /** Sorts by "Fits your trip". */
  sort: (resorts: readonly Resort[], catalogue: readonly Resort[]) => Resort[];
  /** The lines of a card. */
  renderFit: (resort: Resort, catalogue: readonly Resort[]) => ReactNode;
  /** How well a resort fits, for its pin; undefined without a group. */
  pinOf?: (resort: Resort) => { share: number | null; words: string } | null;
  /** Who there is enough for, for a table cell: "all four", "3 of 4"; undefined without a group. */
  enoughFor?: (resort: Resort) => { text: string; isForAll: boolean } | null;
  isOverBudget: (resort: Resort) => boolean;
}

/** The rules of a trip for a list. `place` is null without a starting point, or while it is unknown. */
export function listRules(trip: Trip, place: Coordinates | null, wording: TripWording): ListRules {
  const enoughFor: ListRules['enoughFor'] = (resort) => {
    const group = groupFit(resort, trip);
    if (!group || group.share === null) return null;
    if (group.share === 1) return { text: everyoneText(trip), isForAll: true };
    const served = group.byNeed.filter((level) => shareOf(level) === 1).reduce((sum, { people }) => sum + people, 0);
    const people = formatCount(peopleOf(trip));
    const text = served === 0 ? m.trip_served_none({ people }) : m.trip_served({ served: formatCount(served), people });
    return { text, isForAll: false };
  };
  const pinOf: ListRules['pinOf'] = (resort) => {
    const group = groupFit(resort, trip);
    if (!group) return null;
    const { share, byNeed } = group;
    const [worst] = byNeed;
    if (share === null || !worst) return { share, words: m.trip_pin_missing() };
    if (share === 1) return { share, words: m.trip_pin_enough({ whom: everyoneText(trip) }) };
    const whom = levelText(worst.level, worst.people);
    return { share, words: m.trip_pin_short({ whom, amount: amountText(worst, wording.units) }) };
  };
  return {
    sort: (resorts, catalogue) => sortByFit(resorts, trip, place, catalogue),
    renderFit: (resort, catalogue) => {
      const fit = tripFit(resort, trip, place);
      const reason = reasonOf(resort, fit, { resorts: catalogue, distances: distancesFrom(catalogue, place) });
      const caveat = caveatOf(fit);
      return (
        <FitLines
          reason={reason && reasonLine(reason, wording)}
          caveat={caveat && caveatLine(caveat, resort, wording)}
          cost={costLine(resort, trip)}
        />
      );
    },
    ...(peopleOf(trip) > 0 && { enoughFor, pinOf }),
    isOverBudget: (resort) => tripFit(resort, trip, place).budget?.state === 'over',
  };
}
