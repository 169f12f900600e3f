import type { NamedPlace, Resort } from '@/api/resorts/resort.schema';
import type { LabelledDays } from '../day-range-text';
import type { FitStep } from '../trip/fit-step';

/** A step of how resorts fit the trip, with its words. */
export interface FitOfPin {
  step: FitStep;
  words: string;
}

/** How resorts fit the trip, in the three steps of a map. */
export interface FitPins {
  /** Null if the trip does not judge it. */
  of: (resort: Resort) => FitOfPin | null;
  /** What the steps mean, the best first. */
  legend: readonly FitOfPin[];
}

/** What a list of resorts needs to know about the visitor's trip. Filled by a route, since features meet only there. */
export interface ListTrip {
  /** Its dates with their text, "14 – 21 Feb"; null without dates. */
  days: LabelledDays | null;
  /** Where it starts, if the visitor said so. */
  place: NamedPlace | null;
  /** The start is set, but its position has not loaded yet, so distances must wait. */
  isPlaceLoading?: boolean;
  /** The trip as its link; '' without a trip. */
  link: string;
  /** Sorts by "Fits your trip"; null while the trip says nothing to sort by. */
  sort: ((resorts: readonly Resort[], catalogue: readonly Resort[]) => Resort[]) | null;
  /** What sorts has not loaded yet: its order is offered, and a list in it must wait. */
  isSortLoading?: boolean;
  /** For the pins of a map; left out while the trip has nothing that resorts are judged by. */
  pins?: FitPins;
  /** Who there are enough runs for, for a table cell: "all four", "3 of 4"; null if not reported, left out without a group. */
  enoughFor?: (resort: Resort) => { text: string; isForAll: boolean } | null;
  /** True if its lowest reported day price is above the budget, in the same currency. */
  isOverBudget?: (resort: Resort) => boolean;
}
