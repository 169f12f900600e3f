import { type Locale, locale } from '@/config/locale';
import type { Hub } from '@/domain/trip/trip';
import { countryName } from '@/lib/country-names';
import { importChunk } from '@/lib/import-chunk';
import { useChunkState } from '@/lib/use-chunk';

/** A hub as in the data file: the English name, and those that differ in other languages. */
type StoredHub = Hub & { names?: Partial<Record<Locale, string>> };

const inOurLanguage = ({ names, ...hub }: StoredHub): Hub => ({
  ...hub,
  name: names?.[locale] ?? hub.name,
  country: countryName(hub.country),
});

const chunk = importChunk(async () => {
  const { default: hubs } = await import('./data/hubs.json');
  return { hubs: (hubs as readonly StoredHub[]).map(inOurLanguage) };
});

const none: readonly Hub[] = [];

interface Hubs {
  /** All hubs; empty until they are needed and loaded. */
  hubs: readonly Hub[];
  /** They are needed, and still loading. */
  areLoading: boolean;
}

/** The hubs, a lazy chunk. */
export function useHubs(areNeeded: boolean): Hubs {
  const { module, hasFailed } = useChunkState(chunk, areNeeded);
  return { hubs: module?.hubs ?? none, areLoading: areNeeded && !module && !hasFailed };
}
