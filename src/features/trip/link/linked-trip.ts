import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { STORAGE_KEYS, TRIP_PARAM } from '@/config/constants';
import { type Trip, withoutPassedDates } from '@/domain/trip/trip';
import { readRecord, readText } from '@/lib/lenient';
import { readSessionJson, writeSessionJson } from '@/lib/session-storage';
import { storedStore } from '@/lib/stored-store';
import { useUpdateAddress, withParam } from '@/lib/update-address';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { formatTripLink, parseTripLink } from '../trip-link';
import { today } from '../trip-storage';

interface SeenLink {
  /** The trip of the last link opened, as in the address; '' for none. */
  link: string;
  /** The visitor has decided between it and their own trip. */
  isDecided: boolean;
}

const KEY = STORAGE_KEYS.linkedTrip;
const noLink: SeenLink = { link: '', isDecided: false };

function readSeen(): SeenLink {
  const seen = readRecord(readSessionJson(KEY));
  return { link: readText(seen.link), isDecided: seen.isDecided === true };
}

/** Stored per tab, until it is closed: that is a visit. */
const seenLink = storedStore<SeenLink>({
  keys: [],
  read: readSeen,
  write: (seen) => writeSessionJson(KEY, seen),
  initial: noLink,
});

interface LinkedTrip {
  trip: Trip | null;
  /** The link as in the address, until the visitor decides; '' without one. */
  addressLink: string;
  leave: () => void;
  /** Changes the link's trip for this visit, in the address too. */
  change: (trip: Trip) => void;
}

/**
 * The trip of a link (`?trip=`), for the whole visit. Null without one, if it cannot be read, and after `leave`, which
 * also removes it from the address.
 */
export function useLinkedTrip(): LinkedTrip {
  const seen = seenLink.use();
  const { search } = useLocation();
  // Prerendered pages have no query string.
  const addressLink = useIsHydrated() ? (new URLSearchParams(search).get(TRIP_PARAM) ?? '') : '';
  const isNew = addressLink !== '' && addressLink !== seen.link;
  useEffect(() => {
    // It may have been decided on by now: a press may come between the render and its effect.
    if (isNew && seenLink.get().link !== addressLink) seenLink.save({ link: addressLink, isDecided: false });
  }, [isNew, addressLink]);

  const lastLink = isNew ? addressLink : seen.link;
  const link = seen.isDecided && !isNew ? '' : lastLink;
  const trip = useMemo(() => {
    const parsed = link === '' ? null : parseTripLink(link);
    return parsed && withoutPassedDates(parsed, today());
  }, [link]);

  const isInAddress = new URLSearchParams(search).has(TRIP_PARAM);
  const updateAddress = useUpdateAddress();
  const leave = useCallback(() => {
    seenLink.save({ link: lastLink, isDecided: true });
    if (isInAddress) void updateAddress({ search: (now) => withParam(now, TRIP_PARAM, null), replace: true });
  }, [lastLink, isInAddress, updateAddress]);
  const change = useCallback(
    (next: Trip) => {
      const nextLink = formatTripLink(next);
      // A different link in the address is handled like a newly opened one.
      if (isInAddress) void updateAddress({ search: (now) => withParam(now, TRIP_PARAM, nextLink), replace: true });
      else seenLink.save({ link: nextLink, isDecided: false });
    },
    [isInAddress, updateAddress],
  );
  return { trip, addressLink: link === addressLink ? link : '', leave, change };
}
