import { STORAGE_KEYS } from '@/config/constants';
import { isEmptyTrip, noTrip, originAt, type Trip, withoutPassedDates } from '@/domain/trip/trip';
import { areValidCoordinates } from '@/lib/distance';
import { readNumber, readRecord, readText } from '@/lib/lenient';
import { readStoredJson, removeStored, writeStoredJson } from '@/lib/local-storage';
import { storedStore } from '@/lib/stored-store';
import { formatTripLink, parseTripLink } from './trip-link';

const KEY = STORAGE_KEYS.trip;

/** A day in the visitor's time zone, as an ISO date. */
export function isoDay(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

export const today = (): string => isoDay(new Date());

/** As stored: its dates may have passed. */
function readStoredTrip(): Trip {
  const stored = readRecord(readStoredJson(KEY));
  const trip = parseTripLink(readText(stored.link)) ?? noTrip;
  const { latitude, longitude } = readRecord(stored.position);
  const position = { latitude: readNumber(latitude) ?? Number.NaN, longitude: readNumber(longitude) ?? Number.NaN };
  return areValidCoordinates(position) ? { ...trip, origin: originAt(position) } : trip;
}

function writeTrip(trip: Trip): boolean {
  const link = formatTripLink(trip);
  if (link === '' && isEmptyTrip(trip)) {
    removeStored(KEY);
    return true;
  }
  const { origin } = trip;
  return writeStoredJson(KEY, { link, ...(origin && 'position' in origin && { position: origin.position }) });
}

/**
 * The visitor's trip, in sync between tabs. Not account data, so signing out keeps it. Stored as its link, plus the
 * position, which links never contain; past dates are ignored. `noTrip` clears it.
 */
export const tripStore = storedStore<Trip>({
  keys: [KEY],
  read: () => withoutPassedDates(readStoredTrip(), today()),
  write: writeTrip,
  initial: noTrip,
});

/** Removes past dates from the stored trip, for all tabs; returns whether there were any. */
export function dropPassedDates(): boolean {
  const stored = readStoredTrip();
  const remaining = withoutPassedDates(stored, today());
  if (remaining === stored) return false;
  tripStore.save(remaining);
  return true;
}
