import type { NamedPlace, Resort } from '@/api/resorts/resort.schema';
import type { LabelledDays } from '../day-range-text';

/** What a list of resorts needs of the visitor's trip. A route fills it: features meet nowhere else. */
export interface ListTrip {
  /** Its days with their words, "14 – 21 Feb"; null without dates. */
  days: LabelledDays | null;
  /** Where it starts; null where that was not said. */
  place: NamedPlace | null;
  /** The start was said, but its position has not loaded yet: whatever is measured from there waits for it. */
  isPlaceAwaited?: boolean;
  /** The trip as its link; '' without a trip. */
  link: string;
  /** The order "Fits your trip"; null while the trip says nothing that a resort could be measured by. */
  sort: ((resorts: readonly Resort[], catalogue: readonly Resort[]) => Resort[]) | null;
  /** The share of the worst served level, 0 to 1, and its words for a pin; left out where nobody was named. */
  pinOf?: (resort: Resort) => { share: number | null; words: string } | null;
  /** For how much of the group a resort has enough, for a table cell: "3 of 4"; null: not reported, or nobody was named. */
  enoughFor?: (resort: Resort) => { text: string; isForAll: boolean } | null;
  /** True where its lowest reported day price is above the budget, in the same currency. */
  isOverBudget?: (resort: Resort) => boolean;
}
