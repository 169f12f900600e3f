import type { ReactNode } from 'react';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import type { FitPins, ListTrip } from '@/domain/filters/list-trip';
import { groupFit, shareOf } from '@/domain/trip/enough';
import { sortByFit } from '@/domain/trip/fit-order';
import { fitStep, fitStepsOf } from '@/domain/trip/fit-step';
import { caveatOf, distancesFrom, reasonOf } from '@/domain/trip/reasons';
import { peopleOf } from '@/domain/trip/trip';
import { budgetFit, tripFit } from '@/domain/trip/trip-fit';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { costLine } from './cost-words';
import { FitLines } from './fit-lines';
import { caveatLine, reasonLine, type TripWording } from './fit-words';
import { pinText, stepTexts } from './pin-words';
import { everyoneText } from './trip-words';

/** How a list evaluates resorts for a trip. */
export interface ListRules extends Pick<ListTrip, 'pins' | 'enoughFor' | 'isOverBudget'> {
  sort: NonNullable<ListTrip['sort']>;
  /** The lines of a card. */
  renderFit: (resort: Resort, catalogue: readonly Resort[]) => ReactNode;
}

/** The rules of a trip for a list. `place` is null without a starting point, or while it is unknown. */
export function listRules(place: Coordinates | null, wording: TripWording): ListRules {
  const { trip } = wording;
  const enoughFor: ListTrip['enoughFor'] = (resort) => {
    const group = groupFit(resort, trip);
    if (!group || group.share === null) return null;
    if (group.share === 1) return { text: everyoneText(trip), isForAll: true };
    const served = group.byNeed.filter((level) => shareOf(level) === 1).reduce((sum, { people }) => sum + people, 0);
    const people = formatCount(peopleOf(trip));
    const text = served === 0 ? m.trip_served_none({ people }) : m.trip_served({ served: formatCount(served), people });
    return { text, isForAll: false };
  };
  const steps = fitStepsOf(trip);
  const pinOf: FitPins['of'] = (resort) => {
    const fit = tripFit(resort, trip, place);
    const step = fitStep(fit, trip);
    return step && { step, words: pinText(step, fit, resort, wording) };
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
    ...(peopleOf(trip) > 0 && { enoughFor }),
    ...(steps.length > 0 && { pins: { of: pinOf, legend: steps.map((step) => ({ step, words: stepTexts[step] })) } }),
    isOverBudget: (resort) => budgetFit(resort, trip)?.state === 'over',
  };
}
