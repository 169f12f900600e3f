import { type Locale, locale } from '@/config/locale';
import { nameWords } from '@/domain/name-words';
import type { Hub } from '@/domain/trip/trip';
import { allCountryNames, countryName } from '@/lib/country-names';
import { importChunk } from '@/lib/import-chunk';
import { useChunkState } from '@/lib/use-chunk';

/** A hub as in the data file: the English name, and those that differ in other languages. */
type StoredHub = Hub & { names?: Partial<Record<Locale, string>> };

/** A hub with the words it is found by, see nameWords: of its name here, of that in each language, and of its country. */
export type FoundHub = Hub & { words: { own: string; all: string; country: string } };

function inOurLanguage({ names = {}, ...hub }: StoredHub): FoundHub {
  const name = names[locale] ?? hub.name;
  const words = {
    own: nameWords(name),
    all: nameWords([hub.name, ...Object.values(names)].join(' ')),
    country: nameWords(allCountryNames(hub.country).join(' ')),
  };
  return { ...hub, name, country: countryName(hub.country), words };
}

const chunk = importChunk(async () => {
  const { default: hubs } = await import('./data/hubs.json');
  return { hubs: (hubs as readonly StoredHub[]).map(inOurLanguage) };
});

const none: readonly FoundHub[] = [];

interface Hubs {
  /** All hubs; empty until they are needed and loaded. */
  hubs: readonly FoundHub[];
  /** They are needed, and still loading. */
  areLoading: boolean;
}

/** The hubs, a lazy chunk. */
export function useHubs(areNeeded: boolean): Hubs {
  const { module, hasFailed } = useChunkState(chunk, areNeeded);
  return { hubs: module?.hubs ?? none, areLoading: areNeeded && !module && !hasFailed };
}
