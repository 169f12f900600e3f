import { isEmptyTrip } from '@/domain/trip/trip';
import { importChunk } from '@/lib/import-chunk';
import { useUnits } from '@/lib/units';
import { useChunkState } from '@/lib/use-chunk';
import type { TripWording } from './fit-words';
import { useTrip } from './use-trip';

const rules = importChunk(() => import('./verdict-rules'));

/**
 * The rules that compare a resort with the trip, a lazy chunk that visitors without a trip never load, and what their
 * texts need. `retry` is null unless loading has failed.
 */
export function useVerdictRules() {
  const { trip, placeName } = useTrip();
  const units = useUnits();
  const wording: TripWording = { trip, units, placeName: placeName ?? '' };
  const { module, hasFailed, retry } = useChunkState(rules, !isEmptyTrip(trip));
  return { rules: module, retry: hasFailed ? retry : null, wording };
}
