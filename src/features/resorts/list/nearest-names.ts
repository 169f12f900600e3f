import type { Resort } from '@/api/resorts/resort.schema';
import { foldWords } from '@/lib/fold-text';

/** Least likeness of a name worth naming, and the most names that are. */
const ALIKE = 0.4;
const NAMES_MAX = 3;
/** Letters of a word that are searched for: a slip further on does no harm then. */
const SEARCHED_LETTERS = 4;

const pairsOf = (text: string): string[] => {
  const letters = foldWords(text).replaceAll(' ', '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2));
};

/** How alike two texts are, from 0 to 1: the share of pairs of neighbouring letters they have in common (Dice). */
function likeness(a: string, b: string): number {
  const pairs = pairsOf(a);
  const others = pairsOf(b);
  const all = pairs.length + others.length;
  const common = pairs.filter((pair) => {
    const index = others.indexOf(pair);
    if (index >= 0) others.splice(index, 1);
    return index >= 0;
  }).length;
  return all === 0 ? 0 : (2 * common) / all;
}

/** The resorts whose names, or ids, are most like what was looked for, best first; each once. */
export function nearestNames(wanted: string, resorts: readonly Resort[]): Resort[] {
  const byId = new Map(resorts.map((resort) => [resort.id, resort]));
  return [...byId.values()]
    .map((resort) => ({ resort, score: Math.max(likeness(wanted, resort.name), likeness(wanted, resort.id)) }))
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score || a.resort.name.localeCompare(b.resort.name))
    .slice(0, NAMES_MAX)
    .map(({ resort }) => resort);
}

/** What to search for to find names like it: the beginning of its longest word; '' where it has none. */
export function searchForNamesLike(wanted: string): string {
  const [longest = ''] = foldWords(wanted, true)
    .split(' ')
    .sort((a, b) => b.length - a.length);
  return longest.slice(0, SEARCHED_LETTERS);
}
