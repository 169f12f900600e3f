import { useMemo } from 'react';
import type { NamedPlace, Resort } from '@/api/resorts/resort.schema';
import { dayRangeText, type LabelledDays } from '@/domain/day-range-text';
import { isEmptyTrip } from '@/domain/trip/trip';
import { importChunk } from '@/lib/import-chunk';
import { useUnits } from '@/lib/units';
import { useChunkState } from '@/lib/use-chunk';
import { FitFailure } from './fit-failure';
import type { ListRules } from './list-rules';
import { formatTripLink } from './trip-link';
import { useTrip } from './use-trip';

/** What a list of resorts needs of the trip. */
interface ListTrip
  extends Pick<ListRules, 'renderFit'>,
    Partial<Pick<ListRules, 'pinOf' | 'enoughFor' | 'isOverBudget'>> {
  days: LabelledDays | null;
  place: NamedPlace | null;
  isPlaceAwaited: boolean;
  /** What a link says of it; '' without a trip. */
  link: string;
  /** Null while nothing has been said that a resort could be measured by, and where its rules cannot be had. */
  sort: ListRules['sort'] | null;
}

const rules = importChunk(() => import('./list-rules'));

/**
 * What a list of resorts needs of the trip in force; the same object until that changes. The rules by which resorts are
 * measured are a chunk that visitors without a trip never load.
 */
export function useListTrip(): ListTrip {
  const { trip, place, isPlaceAwaited, placeName } = useTrip();
  const units = useUnits();
  const isSaid = !isEmptyTrip(trip);
  const { module: loaded, hasFailed } = useChunkState(rules, isSaid);
  return useMemo(() => {
    const { dates } = trip;
    const days = dates && { range: dates, text: dayRangeText(dates) };
    const said = { days, place, isPlaceAwaited, link: formatTripLink(trip) };
    // The list gets ready for the order while its rules are on the way, and is not shown in another one first.
    const sort = isSaid && !hasFailed ? (resorts: readonly Resort[]) => [...resorts] : null;
    if (!loaded) return { ...said, sort, renderFit: () => null };
    return { ...said, ...loaded.listRules(trip, place, { trip, units, placeName: placeName ?? '' }) };
  }, [trip, place, isPlaceAwaited, placeName, units, loaded, isSaid, hasFailed]);
}

/** Beside the trip of a list: says that its rules did not come, which the list can do without. */
export function ListFitFailure() {
  const { hasFailed, retry } = useChunkState(rules, !isEmptyTrip(useTrip().trip));
  return hasFailed && <FitFailure onRetry={retry} />;
}
