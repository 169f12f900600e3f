import type { Resort } from '@/api/resorts/resort.schema';
import { foldWords, hasApostrophe } from '@/lib/fold-text';

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
  articles: readonly SearchableArticle[];
}

export const NO_SUGGESTIONS: Suggestions = { resorts: [], countries: [], linkedAreas: [], articles: [] };

/** How many of each group are suggested. */
export const SUGGESTED = { resorts: 3, countries: 2, linkedAreas: 2, articles: 1 } as const;

interface Entry<Item> {
  item: Item;
  /** The folded name, and both ways of reading its apostrophes, each word after a space. */
  name: string;
  words: string;
}

/** All that can be suggested, folded once. */
export interface SearchIndex {
  resorts: readonly Entry<Resort>[];
  countries: readonly Entry<Place>[];
  linkedAreas: readonly Entry<Place>[];
  articles: readonly Entry<SearchableArticle>[];
}

function entryOf<Item>(item: Item, name: string): Entry<Item> {
  const joined = foldWords(name);
  return { item, name: joined, words: hasApostrophe(name) ? ` ${joined} ${foldWords(name, true)}` : ` ${joined}` };
}

function placesOf(resorts: readonly Resort[], nameOf: (resort: Resort) => string): Entry<Place>[] {
  const counts = new Map<string, number>();
  for (const name of resorts.map(nameOf)) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([name, count]) => entryOf({ name, count }, name));
}

// A catalogue that is still loading grows, and its resorts stay the same.
const folded = new WeakMap<Resort, Entry<Resort>>();

function resortEntry(resort: Resort): Entry<Resort> {
  const entry = folded.get(resort) ?? entryOf(resort, resort.name);
  folded.set(resort, entry);
  return entry;
}

type CatalogueIndex = Omit<SearchIndex, 'articles'>;

const catalogueIndexes = new WeakMap<readonly Resort[], CatalogueIndex>();

/** The part of an index that is made of a catalogue: once, whenever its articles come. */
export function catalogueIndex(resorts: readonly Resort[]): CatalogueIndex {
  const index = catalogueIndexes.get(resorts) ?? {
    resorts: resorts.map(resortEntry),
    countries: placesOf(resorts, ({ country }) => country),
    linkedAreas: placesOf(resorts, ({ linkedArea }) => linkedArea),
  };
  catalogueIndexes.set(resorts, index);
  return index;
}

/** Folds the names of a part of a catalogue ahead of its index, which then is made at once. */
export function foldAhead(resorts: readonly Resort[], from: number, to: number): void {
  for (const resort of resorts.slice(from, to)) resortEntry(resort);
}

/** Folds the names of a catalogue and of the articles; within a group, what stands first is suggested first. */
export const searchIndex = (resorts: readonly Resort[], articles: readonly SearchableArticle[]): SearchIndex => ({
  ...catalogueIndex(resorts),
  articles: articles.map((article) => entryOf(article, article.title)),
});

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
function rankOf({ name, words }: Entry<unknown>, { text, anywhere, atStart }: Wanted): number | null {
  // Of thousands of names most have none of it, which one look tells.
  for (const word of anywhere) if (!words.includes(word)) return null;
  if (name.startsWith(text)) return 0;
  for (const word of atStart) if (!words.includes(word)) return 2;
  return words.startsWith(atStart[0] ?? '') ? 0 : 1;
}

function best<Item>(entries: readonly Entry<Item>[], wanted: Wanted, count: number): Item[] {
  const byRank: Item[][] = Array.from({ length: RANKS }, () => []);
  for (const entry of entries) {
    const rank = rankOf(entry, wanted);
    if (rank !== null) byRank[rank]?.push(entry.item);
    // Nothing can come before what starts with the text.
    if ((byRank[0]?.length ?? 0) >= count) break;
  }
  return byRank.flat().slice(0, count);
}

/** What to suggest for a typed text; accents, case and punctuation do not matter. Nothing for a text without a word. */
export function suggest(index: SearchIndex, typed: string): Suggestions {
  const text = foldWords(typed);
  if (text === '') return NO_SUGGESTIONS;
  const wanted = wantedOf(text);
  return {
    resorts: best(index.resorts, wanted, SUGGESTED.resorts),
    countries: best(index.countries, wanted, SUGGESTED.countries),
    linkedAreas: best(index.linkedAreas, wanted, SUGGESTED.linkedAreas),
    articles: best(index.articles, wanted, SUGGESTED.articles),
  };
}
