import { useMemo } from 'react';
import { useCatalogue } from '@/api/catalogue/use-catalogue';
import type { Resort } from '@/api/resorts/resort.schema';
import { useResortsById } from '@/api/resorts/use-resorts-by-id';
import { readId } from '@/lib/lenient';
import { shownId } from '@/lib/plain-text';

/** What a trip says of the resorts of a round; a route fills it. */
export interface MeasuredTrip {
  text: string;
  fitOf: (resort: Resort) => string | null;
  costOf: (resort: Resort) => string | null;
  distanceOf: (resort: Resort) => string | null;
  sort: (resorts: readonly Resort[]) => Resort[];
}

/** A resort of a round as the page shows it. */
export interface ResortOfRound {
  id: string;
  /** The id where the resort is not known, or not yet. */
  name: string;
  resort: Resort | undefined;
  isLoading: boolean;
  /** There is a trip that says something of it, once it is known. */
  isMeasured: boolean;
  /** How it fits the trip, and what it costs to ski, in words; null without a trip. */
  fit: string | null;
  cost: string | null;
  /** How far it is from where the trip starts; null where the fit says so, or nobody knows. */
  distance: string | null;
  /** 0 for the one that fits best; null without a trip. */
  fitRank: number | null;
}

const none: readonly Resort[] = [];

/**
 * The resorts of a round, each as soon as it is known, and the catalogue, by which a trip measures and from which resorts are
 * added; empty until it is needed and there.
 */
export function useRoundResorts(
  ids: readonly string[],
  needsCatalogue: boolean,
): {
  found: ReadonlyMap<string, Resort | 'loading'>;
  catalogue: readonly Resort[];
} {
  const entries = useMemo(() => ids.filter((id) => readId(id) !== '').map((resortId) => ({ resortId })), [ids]);
  const items = useResortsById(entries);
  const { catalogue } = useCatalogue(needsCatalogue);
  const found = useMemo(
    () => new Map((items ?? []).map((item) => [item.id, 'isPending' in item ? ('loading' as const) : item])),
    [items],
  );
  return { found, catalogue: (catalogue?.isComplete && catalogue.resorts) || none };
}

/** The resorts of a round in its order, with what the trip says of them. */
export function describeResorts(
  ids: readonly string[],
  found: ReadonlyMap<string, Resort | 'loading'>,
  trip: MeasuredTrip | null,
): ResortOfRound[] {
  const known = ids.flatMap((id) => {
    const one = found.get(id);
    return one && one !== 'loading' ? [one] : [];
  });
  const order = trip?.sort(known).map(({ id }) => id) ?? [];
  return ids.map((id): ResortOfRound => {
    const one = found.get(id);
    const resort = one === 'loading' ? undefined : one;
    const rank = order.indexOf(id);
    return {
      id,
      name: resort?.name ?? id,
      resort,
      isLoading: one === 'loading',
      isMeasured: trip !== null,
      fit: resort && trip ? trip.fitOf(resort) : null,
      cost: resort && trip ? trip.costOf(resort) : null,
      distance: resort && trip ? trip.distanceOf(resort) : null,
      fitRank: rank === -1 ? null : rank,
    };
  });
}

/** The ids of those that nothing is known of, as they may be shown. */
export const unknownOf = (resorts: readonly ResortOfRound[]): string[] =>
  resorts.filter(({ resort, isLoading }) => !resort && !isLoading).map(({ id }) => shownId(id));
