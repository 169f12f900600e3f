import { type ReactNode, useMemo } from 'react';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { importChunk } from '@/lib/import-chunk';
import type { DayRange } from '@/lib/season-fit';
import { useUnits } from '@/lib/units';
import { useChunk } from '@/lib/use-chunk';
import { isEmptyTrip } from './trip';
import { datesText } from './trip-words';
import { useTrip } from './use-trip';

/** What a list of resorts needs of the trip. */
interface ListTrip {
  days: { range: DayRange; text: string } | null;
  place: (Coordinates & { name: string }) | null;
  /** Null while nothing has been said that a resort could be measured by, and until its rules are there. */
  sort: ((resorts: readonly Resort[], catalogue: readonly Resort[]) => Resort[]) | null;
  renderFit: (resort: Resort, catalogue: readonly Resort[]) => ReactNode;
  pinOf: (resort: Resort) => { share: number | null; words: string } | null;
  enoughFor?: (resort: Resort) => { text: string; isForAll: boolean } | null;
  isOverBudget?: (resort: Resort) => boolean;
}

const rules = importChunk(() => import('./list-rules'));

/**
 * What a list of resorts needs of the trip in force; the same object until that changes. The rules by which resorts are
 * measured are a chunk that visitors without a trip never load.
 */
export function useListTrip(): ListTrip {
  const { trip, place, placeName } = useTrip();
  const units = useUnits();
  const loaded = useChunk(rules, !isEmptyTrip(trip));
  return useMemo(() => {
    const { dates } = trip;
    const said = { days: dates && { range: dates, text: datesText(dates) }, place };
    if (!loaded) return { ...said, sort: null, renderFit: () => null, pinOf: () => null };
    return { ...said, ...loaded.listRules(trip, place, { trip, units, placeName: placeName ?? '' }) };
  }, [trip, place, placeName, units, loaded]);
}
