import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { TripOfRound } from '@/domain/trip/trip-of-round';

/** What the route renders for a round. */
export interface TogetherSlots {
  /** Evaluates resorts for a trip, given as a link. */
  renderTrip: (props: { link: string; children: (trip: TripOfRound | null) => ReactNode }) => ReactNode;
  /** The button that adds a resort, with its search. */
  renderAdd: (props: { taken: readonly string[]; onAdd: (resort: Resort) => void }) => ReactNode;
}
