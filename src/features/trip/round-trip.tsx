import type { ReactNode } from 'react';
import { useCatalogue } from '@/api/catalogue/use-catalogue';
import type { Resort } from '@/api/resorts/resort.schema';
import { sortByFit } from '@/domain/trip/fit-order';
import { caveatOf, distancesFrom, reasonOf } from '@/domain/trip/reasons';
import { skiCost } from '@/domain/trip/ski-cost';
import { isEmptyTrip, noTrip, originPlace, peopleOf } from '@/domain/trip/trip';
import { tripFit } from '@/domain/trip/trip-fit';
import type { TripOfRound } from '@/domain/trip/trip-of-round';
import { useUnits } from '@/lib/units';
import { cheaperSentence, costSentence } from './cost-words';
import { caveatLine, distanceLine, lineText, reasonLine } from './fit-words';
import { useHubs } from './hubs';
import { tripSentence } from './trip-line-words';
import { parseTripLink } from './trip-link';

const none: readonly Resort[] = [];

interface RoundTripProps {
  /** The trip as a link; '' without one. */
  link: string;
  /** Renders the round; called with null without a trip. */
  children: (trip: TripOfRound | null) => ReactNode;
}

/** Evaluates resorts for a round's trip, which is not the visitor's own. */
export function RoundTrip({ link, children }: RoundTripProps) {
  const { catalogue: known } = useCatalogue(link !== '');
  const catalogue = known?.isComplete ? known.resorts : none;
  const units = useUnits();
  const trip = parseTripLink(link) ?? noTrip;
  const { hubs } = useHubs(trip.origin !== null);
  if (isEmptyTrip(trip)) return children(null);
  const place = originPlace(trip, hubs);
  const wording = { trip, units, placeName: place?.name ?? '' };
  // Resorts are ranked by name, and by runs among all, as in the list: its own objects, not those loaded one by one.
  const inCatalogue = (resort: Resort) => catalogue.find(({ id }) => id === resort.id) ?? resort;
  const distances = distancesFrom(catalogue, place);
  return children({
    text: tripSentence(trip, place?.name ?? null),
    people: peopleOf(trip),
    fitOf: (resort) => {
      const fit = tripFit(resort, trip, place);
      const caveat = caveatOf(fit);
      // What a resort beats is only known once the catalogue is there.
      const reason = caveat || catalogue.length === 0 ? null : reasonOf(resort, fit, { resorts: catalogue, distances });
      const line = caveat ? caveatLine(caveat, resort, wording) : reason && reasonLine(reason, wording);
      const km = fit.distance?.km ?? null;
      const isDistanceSaid = caveat?.kind === 'far' || reason?.kind === 'nearest';
      const cost = skiCost(resort, trip);
      return {
        fit: line && lineText(line),
        cost: cost && costSentence(cost),
        distance: km === null || isDistanceSaid ? null : lineText(distanceLine(km, wording)),
      };
    },
    cheaperOf: (one, other) => cheaperSentence(one, other, trip),
    sort: (resorts) => sortByFit(resorts.map(inCatalogue), trip, place, catalogue.length > 0 ? catalogue : undefined),
  });
}
