import { useCallback, useEffect, useMemo } from 'react';
import { UNDO_TOAST_DURATION } from '@/config/constants';
import { type LabelledDays, labelledDays } from '@/domain/day-range-text';
import { isEmptyTrip, noTrip, originPlace, type ThenBy, type Trip, type TripPlace } from '@/domain/trip/trip';
import { notify } from '@/lib/notify';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { m } from '@/paraglide/messages';
import { useHubs } from './hubs';
import { useLinkedTrip } from './link/linked-trip';
import { formatTripLink } from './trip-link';
import { dropPassedDates, tripStore } from './trip-storage';

interface TripState {
  /** `noTrip` without a trip, and until hydration. */
  trip: Trip;
  /** False until hydration: before, it is unknown whether there is a trip. */
  isKnown: boolean;
  /** It came with a link, and is not the visitor's own. */
  isFromLink: boolean;
  /** The trip's link as in the address, until the visitor decides; '' without one. */
  addressLink: string;
  /** The airport in the link does not exist. */
  isOriginUnknown: boolean;
  /** The visitor has a trip of their own. */
  hasOwn: boolean;
  /** Where it starts; null if not set, and until the hubs are loaded. */
  place: TripPlace | null;
  /** The starting point is set, but its position is still loading. */
  isPlaceLoading: boolean;
  /** Name of the starting point; the airport's code until the hubs are loaded. */
  placeName: string | null;
  /** Stores a trip as the visitor's own. `noTrip` clears the current trip: only the link's, if it is from one. */
  save: (trip: Trip) => void;
  /** Stores the link's trip as the visitor's own. */
  keep: () => void;
  /** Returns from the link's trip to the visitor's own. */
  returnToOwn: () => void;
  /** Sets what decides between equal fits, in the current trip. */
  chooseThenBy: (thenBy: ThenBy) => void;
}

/**
 * Replaces the visitor's stored trip, or clears it (`noTrip`). If there was one, a toast says so and can undo it.
 * Returns false if the change will not outlive the page.
 */
function replaceOwnTrip(next: Trip): boolean {
  const before = tripStore.get();
  const isStored = tripStore.save(next);
  if (isEmptyTrip(before)) return isStored;
  notify.info(isEmptyTrip(next) ? m.trip_cleared() : m.trip_replaced(), {
    action: {
      label: m.action_undo(),
      run: () => {
        const now = tripStore.get();
        const description = tripStore.save(before) ? undefined : m.trip_not_stored();
        // Undoing must not lose a trip set meanwhile.
        const undo = { label: m.action_undo(), run: () => void tripStore.save(now) };
        const isOther = now !== next && !isEmptyTrip(now);
        const options = isOther ? { action: undo, duration: UNDO_TOAST_DURATION } : {};
        notify.success(m.trip_restored(), { ...options, description });
      },
    },
    duration: UNDO_TOAST_DURATION,
  });
  return isStored;
}

/** The current trip: a link's for this visit, else the stored one. In sync between tabs. */
export function useTrip(): TripState {
  const isKnown = useIsHydrated();
  const own = tripStore.use();
  const { trip: linkTrip, addressLink, leave, change } = useLinkedTrip();
  const { hubs, areLoading } = useHubs([linkTrip, own].some((each) => each?.origin && 'hub' in each.origin));
  // A link may name an airport that does not exist.
  const isOriginKnown = !linkTrip?.origin || hubs.length === 0 || originPlace(linkTrip, hubs) !== null;
  const isOriginUnknown = isKnown && !isOriginKnown;
  const linked = useMemo(() => {
    const rest = linkTrip && isOriginUnknown ? { ...linkTrip, origin: null } : linkTrip;
    // A link without a trip, or with past dates alone, replaces nothing; nor does one equal to the visitor's own trip.
    return rest && !isEmptyTrip(rest) && formatTripLink(rest) !== formatTripLink(own) ? rest : null;
  }, [linkTrip, isOriginUnknown, own]);
  const trip = isKnown ? (linked ?? own) : noTrip;
  const { origin } = trip;
  const place = useMemo(() => originPlace({ origin }, hubs), [origin, hubs]);

  const save = useCallback(
    (next: Trip) => {
      const isCleared = isEmptyTrip(next);
      // Clearing a link's trip leaves the visitor's own as it is.
      if (!isCleared || !linked) {
        const isStored = isCleared || linked ? replaceOwnTrip(next) : tripStore.save(next);
        if (!isStored) notify.info(m.trip_is_set(), { description: m.trip_not_stored() });
      }
      leave();
    },
    [leave, linked],
  );
  const setInTrip = linked ? change : save;
  const chooseThenBy = useCallback((thenBy: ThenBy) => setInTrip({ ...trip, thenBy }), [setInTrip, trip]);
  return {
    trip,
    isKnown,
    isFromLink: linked !== null,
    addressLink,
    isOriginUnknown,
    hasOwn: !isEmptyTrip(own),
    place,
    isPlaceLoading: areLoading && origin !== null && 'hub' in origin,
    placeName: place?.name ?? (origin && 'hub' in origin ? origin.hub : null),
    save,
    keep: () => save(trip),
    returnToOwn: leave,
    chooseThenBy,
  };
}

/** The days of the current trip with their text, stable until they change; null without dates. */
export function useTripDays(): LabelledDays | null {
  const { dates } = useTrip().trip;
  return useMemo(() => labelledDays(dates), [dates]);
}

/**
 * Announces that the stored trip's dates have passed, on arrival at a page with the trip and on returning to its tab.
 */
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
