import type { ReactNode } from 'react';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import type { DayRange } from '@/lib/season-fit';

/** What a list of resorts needs of the visitor's trip. A route fills it: features meet nowhere else. */
export interface ListTrip {
  /** Its days with their words, "14 – 21 Feb"; null without dates. */
  days: { range: DayRange; text: string } | null;
  /** Where it starts; null where that was not said. */
  place: (Coordinates & { name: string }) | null;
  /** The order "Fits your trip"; null while nothing has been said that a resort could be measured by. */
  sort: ((resorts: readonly Resort[], catalogue: readonly Resort[]) => Resort[]) | null;
  /** What a resort says of it: two lines for a card in that order. */
  renderFit: (resort: Resort, catalogue: readonly Resort[]) => ReactNode;
  /** The share of the level served worst, 0 to 1, and its words for a pin; null: not reported, or nobody was named. */
  pinOf: (resort: Resort) => { share: number | null; words: string } | null;
}
