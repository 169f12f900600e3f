import type { Resort } from '@/api/resorts/resort.schema';
import { countryName } from '@/lib/country-names';
import { foldWords, hasApostrophe } from '@/lib/fold-text';
import { type SuggestedMonth, suggestMonths } from './suggested-months';

/** An article that may be suggested. */
export interface SearchableArticle {
  slug: string;
  title: string;
}

/** A country or a linked area, with how many resorts are in it. */
export interface Place {
  name: string;
  count: number;
}

/** What may be suggested for a text, best first in each group; an empty group has nothing to offer. */
export interface Suggestions {
  resorts: readonly Resort[];
  countries: readonly Place[];
  linkedAreas: readonly Place[];
  months: readonly SuggestedMonth[];
  articles: readonly SearchableArticle[];
}

export const NO_SUGGESTIONS: Suggestions = { resorts: [], countries: [], linkedAreas: [], months: [], articles: [] };

/** How many of each group are suggested. */
export const SUGGESTED = { resorts: 3, countries: 2, linkedAreas: 2, articles: 1 } as const;

/** Where suggestions come from; within a group, what stands first is suggested first. */
export interface SuggestionSource {
  resorts: readonly Resort[];
  articles: readonly SearchableArticle[];
}

/** A name as it is searched. */
interface FoldedName {
  name: string;
  /** Both ways of reading its apostrophes, each word after a space. */
  words: string;
}

// By resort, place or article: a catalogue that is still loading grows, and its resorts stay the same.
const foldedNames = new WeakMap<object, FoldedName>();

/** The folded name of an item, worked out when it is first looked at. */
function foldedName(item: object, name: string): FoldedName {
  const known = foldedNames.get(item);
  if (known) return known;
  const joined = foldWords(name);
  const folded = { name: joined, words: hasApostrophe(name) ? ` ${joined} ${foldWords(name, true)}` : ` ${joined}` };
  foldedNames.set(item, folded);
  return folded;
}

const nameOf = ({ name }: { name: string }) => name;
/** In the page's language first; who types the English name finds a country too. */
function bothNamesOf({ name }: Place): string {
  const local = countryName(name);
  return local === name ? name : `${local} ${name}`;
}
const titleOf = ({ title }: SearchableArticle) => title;

function placesOf(resorts: readonly Resort[], nameOf: (resort: Resort) => string): Place[] {
  const counts = new Map<string, number>();
  for (const resort of resorts) {
    const name = nameOf(resort);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name, count]) => ({ name, count }));
}

type Places = Pick<Suggestions, 'countries' | 'linkedAreas'>;

const places = new WeakMap<readonly Resort[], Places>();

/** The countries and linked areas of a catalogue, those with the most resorts first; worked out once for each catalogue. */
export function placesIn(resorts: readonly Resort[]): Places {
  const found = places.get(resorts) ?? {
    countries: placesOf(resorts, ({ country }) => country),
    linkedAreas: placesOf(resorts, ({ linkedArea }) => linkedArea),
  };
  places.set(resorts, found);
  return found;
}

const RANKS = 3;

/** A typed text, folded, with each of its words as it occurs in a name and as it starts a word there. */
interface Wanted {
  text: string;
  anywhere: readonly string[];
  atStart: readonly string[];
}

function wantedOf(text: string): Wanted {
  const anywhere = text.split(' ');
  return { text, anywhere, atStart: anywhere.map((word) => ` ${word}`) };
}

/** 0: the name starts with the text; 1: each of its words starts a word; 2: each occurs somewhere; null: no match. */
function rankOf({ name, words }: FoldedName, { text, anywhere, atStart }: Wanted): number | null {
  for (const word of anywhere) if (!words.includes(word)) return null;
  if (name.startsWith(text)) return 0;
  for (const word of atStart) if (!words.includes(word)) return 2;
  return words.startsWith(atStart[0] ?? '') ? 0 : 1;
}

function best<Item extends object>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  wanted: Wanted,
  count: number,
): Item[] {
  const byRank: Item[][] = Array.from({ length: RANKS }, () => []);
  for (const item of items) {
    const rank = rankOf(foldedName(item, nameOf(item)), wanted);
    if (rank !== null) byRank[rank]?.push(item);
    // Nothing can come before what starts with the text.
    if ((byRank[0]?.length ?? 0) >= count) break;
  }
  return byRank.flat().slice(0, count);
}

/** What to suggest for a typed text; accents, case and punctuation do not matter. Nothing for a text without a word. */
export function suggest({ resorts, articles }: SuggestionSource, typed: string): Suggestions {
  const text = foldWords(typed);
  if (text === '') return NO_SUGGESTIONS;
  const wanted = wantedOf(text);
  const { countries, linkedAreas } = placesIn(resorts);
  return {
    resorts: best(resorts, nameOf, wanted, SUGGESTED.resorts),
    countries: best(countries, bothNamesOf, wanted, SUGGESTED.countries),
    linkedAreas: best(linkedAreas, nameOf, wanted, SUGGESTED.linkedAreas),
    months: suggestMonths(resorts, typed),
    articles: best(articles, titleOf, wanted, SUGGESTED.articles),
  };
}
