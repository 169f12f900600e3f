import { useMemo } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { type FailedResorts, type PendingResort, useResortsById } from '@/api/resorts/use-resorts-by-id';
import type { FitOfRound, TripOfRound } from '@/domain/trip/trip-of-round';
import { readId } from '@/lib/lenient';
import { plainText, shownId } from '@/lib/plain-text';

/** A resort of a round as the page shows it. */
export interface ResortOfRound extends FitOfRound {
  id: string;
  /** The id, as it may be shown, if the resort is unknown, still loading, or failed to load. */
  name: string;
  resort: Resort | undefined;
  isLoading: boolean;
  /** There is a trip, so `fit` and `cost` may follow. */
  isMeasured: boolean;
  /** 0 for the one that fits best; null without a trip. */
  fitRank: number | null;
}

const noFit: FitOfRound = { fit: null, cost: null, distance: null };

/** The resorts of a round, each as soon as it is loaded. */
export function useRoundResorts(ids: readonly string[]): {
  resortsById: ReadonlyMap<string, Resort | PendingResort>;
  failure: FailedResorts | null;
} {
  const entries = useMemo(() => ids.filter((id) => readId(id) !== '').map((resortId) => ({ resortId })), [ids]);
  const { resorts: items, failure } = useResortsById(entries);
  const resortsById = new Map(items?.map((item) => [item.id, item]));
  return { resortsById, failure };
}

/** The resorts of a round in its order, evaluated for the trip. */
export function describeResorts(
  ids: readonly string[],
  resortsById: ReadonlyMap<string, Resort | PendingResort>,
  trip: TripOfRound | null,
): ResortOfRound[] {
  const loaded = (id: string): Resort | undefined => {
    const resort = resortsById.get(id);
    return resort && 'isPending' in resort ? undefined : resort;
  };
  const order = trip?.sort(ids.flatMap((id) => loaded(id) ?? [])).map(({ id }) => id) ?? [];
  return ids.map((id): ResortOfRound => {
    const resort = loaded(id);
    const rank = order.indexOf(id);
    return {
      id,
      name: resort?.name ?? shownId(plainText(id)),
      resort,
      isLoading: resortsById.has(id) && !resort,
      isMeasured: trip !== null,
      ...(resort && trip ? trip.fitOf(resort) : noFit),
      fitRank: rank === -1 ? null : rank,
    };
  });
}

/** The ids of those that the API does not know, as they may be shown. */
export const unknownOf = (resorts: readonly ResortOfRound[], failure: FailedResorts | null): string[] =>
  resorts
    .filter(({ id, resort, isLoading }) => !resort && !isLoading && !failure?.ids.includes(id))
    .map(({ name }) => name);
