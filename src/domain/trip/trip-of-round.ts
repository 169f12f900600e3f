import type { Resort } from '@/api/resorts/resort.schema';

/** How a resort fits a trip, in words; each null where there is nothing to say. */
export interface FitOfRound {
  /** The worst caveat, or else the best reason, as a line. */
  fit: string | null;
  /** "CHF 2,212 to ski, for 4 people, 7 days"; null where no day ticket is reported, or the trip has no dates or no group. */
  cost: string | null;
  /** "101 km from Zürich, straight line"; null where the line of fit says it, or it is not known. */
  distance: string | null;
}

/** How resorts fit a trip that several people plan. */
export interface TripOfRound {
  /** "14 – 21 Feb · 2 beginners, 1 expert · from Zürich". */
  text: string;
  /** How many people go; 0 where the trip does not say. */
  people: number;
  fitOf: (resort: Resort) => FitOfRound;
  /** "Lech costs EUR 420 less to ski." Null where both cost the same, or their costs cannot be compared. */
  cheaperOf: (one: Resort, other: Resort) => string | null;
  /** The order "Fits your trip". */
  sort: (resorts: readonly Resort[]) => Resort[];
}
