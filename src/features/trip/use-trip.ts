import { useCallback, useEffect, useMemo } from 'react';
import { dayRangeText, type LabelledDays } from '@/domain/day-range-text';
import { isEmptyTrip, noTrip, originPlace, type ThenBy, type Trip, type TripPlace } from '@/domain/trip/trip';
import { notify } from '@/lib/notify';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { m } from '@/paraglide/messages';
import { useHubs } from './hubs';
import { useLinkedTrip } from './link/linked-trip';
import { replaceOwnTrip } from './replace-own-trip';
import { formatTripLink } from './trip-link';
import { dropPassedDates, tripStore } from './trip-storage';

export interface TripInForce {
  /** `noTrip` while nothing was said, and until the page is hydrated. */
  trip: Trip;
  /** False until the page is hydrated: whether there is a trip is not known before. */
  isKnown: boolean;
  /** It came with a link, and is not the visitor's own. */
  isFromLink: boolean;
  /** The link of a trip in the address, as it stands there, while it is undecided; '' without one. */
  addressLink: string;
  /** A link starts the trip at an airport that nobody knows. */
  isOriginUnknown: boolean;
  /** There is a trip of the visitor's own. */
  hasOwn: boolean;
  /** Where it starts; null where that was not said, and until the hubs are there. */
  place: TripPlace | null;
  /** It was said where it starts, and its position is still to come. */
  isPlaceAwaited: boolean;
  /** The name of that place; its airport's code until the hubs are there. */
  placeName: string | null;
  /** Makes a trip the visitor's own, in every tab. `noTrip` clears the trip that is in force: that of a link alone, if it is one. */
  save: (trip: Trip) => void;
  /** Makes the trip of the link the visitor's own. */
  keep: () => void;
  /** Puts the visitor's own trip in force instead of the one of the link. */
  takeOwn: () => void;
  /** Chooses what decides between equals, in the trip that is in force. */
  chooseThenBy: (thenBy: ThenBy) => void;
}

/** The trip in force: that of a link for the visit, else the one that is stored. The same in every tab. */
export function useTrip(): TripInForce {
  const isKnown = useIsHydrated();
  const own = tripStore.use();
  const { trip: inLink, addressLink, leave, change } = useLinkedTrip();
  const { hubs, areAwaited } = useHubs([inLink, own].some((said) => said?.origin && 'hub' in said.origin));
  // A link may name an airport that nobody knows.
  const isOriginUnknown = isKnown && hubs.length > 0 && inLink?.origin != null && originPlace(inLink, hubs) === null;
  const linked = useMemo(() => {
    const rest = inLink && isOriginUnknown ? { ...inLink, origin: null } : inLink;
    // A link that says nothing of a trip, or of days that have passed alone, takes the place of nobody's own; nor does one
    // that says the same as it.
    return rest && !isEmptyTrip(rest) && formatTripLink(rest) !== formatTripLink(own) ? rest : null;
  }, [inLink, isOriginUnknown, own]);
  const trip = isKnown ? (linked ?? own) : noTrip;
  const { origin } = trip;
  const place = useMemo(() => originPlace({ origin }, hubs), [origin, hubs]);

  const save = useCallback(
    (next: Trip) => {
      const isCleared = isEmptyTrip(next);
      if (!(isCleared && linked)) {
        const isStored = isCleared || linked ? replaceOwnTrip(next) : tripStore.save(next);
        if (!isStored) notify.info(m.trip_is_set(), { description: m.trip_not_stored() });
      }
      leave();
    },
    [leave, linked],
  );
  return {
    trip,
    isKnown,
    isFromLink: linked !== null,
    addressLink,
    isOriginUnknown,
    hasOwn: !isEmptyTrip(own),
    place,
    isPlaceAwaited: areAwaited && origin !== null && 'hub' in origin,
    placeName: place?.name ?? (trip.origin && 'hub' in trip.origin ? trip.origin.hub : null),
    save,
    keep: useCallback(() => save(trip), [save, trip]),
    takeOwn: leave,
    chooseThenBy: useCallback(
      (thenBy: ThenBy) => (linked ? change({ ...trip, thenBy }) : save({ ...trip, thenBy })),
      [linked, change, save, trip],
    ),
  };
}

/** The days of the trip in force with their words, the same object until they change; null without dates. */
export function useTripDays(): LabelledDays | null {
  const { dates } = useTrip().trip;
  return useMemo(() => dates && { range: dates, text: dayRangeText(dates) }, [dates]);
}

/** Says it where dates of the stored trip have passed, on coming to a page that shows the trip and on coming back to it. */
export function usePassedDatesNotice(): void {
  useEffect(() => {
    const check = () => {
      if (!document.hidden && dropPassedDates()) notify.info(m.trip_dates_passed());
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
}
