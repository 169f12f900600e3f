import type { ReactNode } from 'react';
import type { NamedPlace, Resort } from '@/api/resorts/resort.schema';
import type { LabelledDays } from '@/domain/day-range-text';

/** What the order "Fits your trip" says of itself: a button beside the counts, and what opens below them. */
export interface OrderNote {
  button: ReactNode;
  band: ReactNode;
  /** In another order, what leads to this one. */
  offer?: ReactNode;
  /** What to do with the first of the resorts that are shown. */
  renderFirst?: (resorts: readonly Resort[]) => ReactNode;
}

/** What a list of resorts needs of the visitor's trip. A route fills it: features meet nowhere else. */
export interface ListTrip {
  /** Its days with their words, "14 – 21 Feb"; null without dates. */
  days: LabelledDays | null;
  /** Where it starts; null where that was not said. */
  place: NamedPlace | null;
  /** That was said, and its position is still to come: what is measured from there waits for it. */
  isPlaceAwaited?: boolean;
  /** What a link says of it; '' without a trip. */
  link: string;
  /** The order "Fits your trip"; null while nothing has been said that a resort could be measured by. */
  sort: ((resorts: readonly Resort[], catalogue: readonly Resort[]) => Resort[]) | null;
  /** What a resort says of it: two lines for a card in that order. */
  renderFit: (resort: Resort, catalogue: readonly Resort[]) => ReactNode;
  /** The share of the level served worst, 0 to 1, and its words for a pin; left out where nobody was named. */
  pinOf?: (resort: Resort) => { share: number | null; words: string } | null;
  /** For how much of the group a resort has enough, for a cell of a table: "3 of 4"; null: not reported, or nobody was named. */
  enoughFor?: (resort: Resort) => { text: string; isForAll: boolean } | null;
  /** True where its lowest reported day price is above the budget, in the same currency. */
  isOverBudget?: (resort: Resort) => boolean;
}
