import type { Hub } from '@/domain/trip/trip';
import { foldWords } from '@/lib/fold-text';

/** Hubs of whose city, country or code a word begins with the text; cities first, else in their order. */
export function matchHubs(hubs: readonly Hub[], text: string): Hub[] {
  const wanted = foldWords(text);
  if (wanted === '') return [...hubs];
  const begins = (name: string) => ` ${foldWords(name)}`.includes(` ${wanted}`);
  const byName = hubs.filter(({ name, code }) => begins(name) || code.toLowerCase() === wanted);
  return [...byName, ...hubs.filter((hub) => !byName.includes(hub) && begins(hub.country))];
}
