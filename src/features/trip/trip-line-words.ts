import { isEmptyTrip, type Trip } from '@/domain/trip/trip';
import { m } from '@/paraglide/messages';
import { type TripPart, tripPartNames, tripParts } from './trip-words';

/** A part of the trip as its button shows it; parts not set are shown by name. */
export interface PartLabel {
  about: TripPart;
  text: string;
  isSet: boolean;
}

const partNames = {
  dates: m.trip_dates,
  group: m.trip_who_skis,
  budget: m.fact_day_ticket,
  origin: m.trip_start,
} as const;

/** Every part of the trip, set or not. `placeName` is null without a starting point. */
export function partLabels(trip: Trip, placeName: string | null): PartLabel[] {
  const texts = new Map(tripParts(trip, placeName).map(({ about, text }) => [about, text]));
  return tripPartNames.map((about) => ({
    about,
    text: texts.get(about) ?? partNames[about](),
    isSet: texts.has(about),
  }));
}

/** Makes spaces non-breaking, except after a comma. */
const unbroken = (text: string) => text.replaceAll(/(?<!,) /g, '\u00a0');

/** Between two parts of a trip: no line begins with the dot. */
const DOT = '\u00a0· ';

/** The trip as one text that only breaks between parts and after a comma: "14 – 21 Feb · 2 beginners, 1 expert · up to EUR 70". */
export const tripSentence = (trip: Trip, placeName: string | null): string =>
  tripParts(trip, placeName)
    .map(({ text }) => unbroken(text))
    .join(DOT);

/** The trip in short: "14 – 21 Feb · 4 people · EUR 70 · Zürich", or its first parts alone. */
export const shortTrip = (trip: Trip, placeName: string | null, most = Number.POSITIVE_INFINITY): string =>
  tripParts(trip, placeName)
    .slice(0, most)
    .map(({ short }) => unbroken(short))
    .join(DOT);

interface TripChange {
  isFromLink: boolean;
  hasOwn: boolean;
  /** The list is now sorted by the trip. */
  isSorted: boolean;
}

/** The announcement when a trip replaces the current one; '' if a toast says it. */
export function changeWords(before: Trip, next: Trip, { isFromLink, hasOwn, isSorted }: TripChange): string {
  if (isEmptyTrip(next)) {
    if (!isFromLink) return '';
    return hasOwn ? m.trip_restored() : m.trip_gone();
  }
  if (isFromLink && hasOwn) return '';
  if (isSorted) return m.trip_set_sorted();
  return isEmptyTrip(before) ? m.trip_set() : m.trip_changed();
}
