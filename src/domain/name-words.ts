import { foldWords, hasApostrophe, umlautsSpelt } from '@/lib/fold-text';

/** Words of place names that stand for each other: the sign says "St. Anton", a visitor types "Sankt Anton". */
const SPELLINGS = [
  ['st', 'sankt', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount', 'mont'],
  ['2', 'deux'],
  ['3', 'trois', 'drei', 'tre', 'three'],
];

/**
 * The folded words by which a name is found, each after a space: its own, with both readings of an apostrophe and of
 * umlauts, then other spellings of them.
 */
export function nameWords(name: string): string {
  const readings = [foldWords(name)];
  if (hasApostrophe(name)) readings.push(foldWords(name, true));
  const spelt = umlautsSpelt(name);
  if (spelt !== name) readings.push(foldWords(spelt));
  const own = readings.join(' ');
  const others = own.split(' ').flatMap((word) => SPELLINGS.find((spellings) => spellings.includes(word)) ?? []);
  return ['', own, ...others].join(' ');
}
