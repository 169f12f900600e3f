import { isEmptyTrip, type Trip } from '@/domain/trip/trip';
import { m } from '@/paraglide/messages';
import { tripParts } from './trip-words';

type Part = ReturnType<typeof tripParts>[number];

/** A part of the trip as a button shows it; what was not said by its name. */
export interface SaidPart extends Pick<Part, 'about' | 'text'> {
  isSaid: boolean;
}

/** The parts of a trip by name, in their order. */
const partNames = {
  dates: m.trip_dates,
  group: m.trip_who_skis,
  budget: m.trip_day_ticket,
  origin: m.trip_start,
} as const;

/** Every part of the trip, said or not. `placeName` is null where it starts nowhere. */
export function saidParts(trip: Trip, placeName: string | null): SaidPart[] {
  const said = new Map(tripParts(trip, placeName).map(({ about, text }) => [about, text]));
  return (['dates', 'group', 'budget', 'origin'] as const).map((about) => ({
    about,
    text: said.get(about) ?? partNames[about](),
    isSaid: said.has(about),
  }));
}

/** Spaces that no line breaks at, but after a comma. */
const unbroken = (text: string) => text.replaceAll(/(?<!,) /g, '\u00a0');

/** The trip as one text that breaks between its parts only: "14 – 21 Feb · 2 beginners, 1 expert · up to EUR 70". */
export const tripSentence = (trip: Trip, placeName: string | null): string =>
  tripParts(trip, placeName)
    .map(({ text }) => unbroken(text))
    .join(' · ');

/** The trip in few words: "14 – 21 Feb · 4 people · EUR 70 · Zürich". */
export const shortTrip = (trip: Trip, placeName: string | null): string =>
  tripParts(trip, placeName)
    .map(({ short }) => unbroken(short))
    .join(' · ');

interface TripChange {
  isFromLink: boolean;
  hasOwn: boolean;
  /** The list has been put in the order of the trip. */
  isSorted: boolean;
}

/** What is announced once a trip is set in place of the one in force; '' where a toast says it. */
export function changeWords(before: Trip, next: Trip, { isFromLink, hasOwn, isSorted }: TripChange): string {
  if (isEmptyTrip(next)) {
    if (!isFromLink) return '';
    return hasOwn ? m.trip_own_back() : m.trip_gone();
  }
  if (isFromLink && hasOwn) return '';
  if (isSorted) return m.trip_set_sorted();
  return isEmptyTrip(before) ? m.trip_set() : m.trip_changed();
}
