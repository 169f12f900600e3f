import { type ReactNode, useMemo } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { labelledDays } from '@/domain/day-range-text';
import type { ListTrip } from '@/domain/filters/list-trip';
import { isEmptyTrip } from '@/domain/trip/trip';
import { importChunk } from '@/lib/import-chunk';
import { useUnits } from '@/lib/units';
import { useChunkState } from '@/lib/use-chunk';
import { FitFailure } from './fit-failure';
import { formatTripLink } from './trip-link';
import { useTrip } from './use-trip';

const rules = importChunk(() => import('./list-rules'));

interface TripOfList {
  trip: ListTrip;
  /** How a resort fits the trip: lines of a card. */
  renderFit: (resort: Resort, catalogue: readonly Resort[]) => ReactNode;
}

/**
 * The current trip as a list of resorts needs it; stable until it changes. Its rules are a lazy chunk that visitors
 * without a trip never load.
 */
export function useListTrip(): TripOfList {
  const { trip, place, isPlaceLoading, placeName } = useTrip();
  const units = useUnits();
  const hasTrip = !isEmptyTrip(trip);
  const { module: loaded, hasFailed } = useChunkState(rules, hasTrip);
  return useMemo(() => {
    const facts = { days: labelledDays(trip.dates), place, isPlaceLoading, link: formatTripLink(trip) };
    if (!loaded) return { trip: { ...facts, sort: null, isSortLoading: hasTrip && !hasFailed }, renderFit: () => null };
    const { renderFit, ...measured } = loaded.listRules(place, { trip, units, placeName: placeName ?? '' });
    return { trip: { ...facts, ...measured }, renderFit };
  }, [trip, place, isPlaceLoading, placeName, units, loaded, hasTrip, hasFailed]);
}

/** Says that the trip's rules could not be loaded; the list works without them. */
export function ListFitFailure() {
  const { hasFailed, retry } = useChunkState(rules, !isEmptyTrip(useTrip().trip));
  return hasFailed && <FitFailure onRetry={retry} />;
}
