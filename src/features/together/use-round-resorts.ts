import { useMemo } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { useResortsById } from '@/api/resorts/use-resorts-by-id';
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

/**
 * The resorts of a round in its order, each as soon as it is loaded, evaluated for the trip; which of them the API does not
 * know, as they may be shown; and those that failed to load.
 */
export function useRoundResorts(ids: readonly string[], trip: TripOfRound | null) {
  const entries = useMemo(() => ids.filter((id) => readId(id) !== '').map((resortId) => ({ resortId })), [ids]);
  const { resorts: items = [], failure } = useResortsById(entries);
  const loaded = items.flatMap((item) => ('isPending' in item ? [] : [item]));
  const order = trip?.sort(loaded).map(({ id }) => id) ?? [];
  const resorts = ids.map((id): ResortOfRound => {
    const resort = loaded.find((one) => one.id === id);
    const rank = order.indexOf(id);
    return {
      id,
      name: resort?.name ?? shownId(plainText(id)),
      resort,
      isLoading: !resort && items.some((item) => item.id === id),
      isMeasured: trip !== null,
      ...(resort && trip ? trip.fitOf(resort) : noFit),
      fitRank: rank === -1 ? null : rank,
    };
  });
  const unknown = resorts.filter(({ id, resort, isLoading }) => !resort && !isLoading && !failure?.ids.includes(id));
  return { resorts, unknown: unknown.map(({ name }) => name), failure };
}
