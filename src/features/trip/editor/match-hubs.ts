import type { Hub } from '@/domain/trip/trip';
import { foldWords } from '@/lib/fold-text';

/**
 * Hubs with a word of their city, country or code that starts with the text. Cities come first, otherwise in their
 * order.
 */
export function matchHubs(hubs: readonly Hub[], text: string): Hub[] {
  const typed = foldWords(text);
  if (typed === '') return [...hubs];
  const begins = (name: string) => ` ${foldWords(name)}`.includes(` ${typed}`);
  const byName = hubs.filter(({ name, code }) => begins(name) || code.toLowerCase() === typed);
  return [...byName, ...hubs.filter((hub) => !byName.includes(hub) && begins(hub.country))];
}
