import type { Resort } from '@/api/resorts/resort.schema';
import { memoised } from '@/domain/memoised';
import { mostUsed } from '@/domain/most-used';
import { nameWords } from '@/domain/name-words';
import { allCountryNames } from '@/lib/country-names';
import { foldWords } from '@/lib/fold-text';
import { type SuggestedMonth, suggestMonths } from './suggested-months';

export interface SearchableArticle {
  slug: string;
  title: string;
}

/** A country or a linked area, with its number of resorts. */
export interface Place {
  name: string;
  count: number;
}

/** The suggestions for a text, best first in each group. */
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

/** What is searched. Within a group, earlier items are suggested first. */
export interface SuggestionSource {
  resorts: readonly Resort[];
  articles: readonly SearchableArticle[];
}

/** A name in the form in which it is searched. */
interface FoldedName {
  name: string;
  /** See nameWords. */
  words: string;
}

// Keyed by resort, place or article, because resorts stay the same objects while the catalogue loads.
const foldedNames = new WeakMap<object, FoldedName>();

/** The folded name of an item, computed on first use. */
function foldedName(item: object, name: string): FoldedName {
  const known = foldedNames.get(item);
  if (known) return known;
  const folded = { name: foldWords(name), words: nameWords(name) };
  foldedNames.set(item, folded);
  return folded;
}

const nameOf = ({ name }: { name: string }) => name;
/** The name in the page's language, then the others, which also find the country. */
const countryNamesOf = ({ name }: Place) => allCountryNames(name).join(' ');
const titleOf = ({ title }: SearchableArticle) => title;

const placesOf = (names: readonly string[]): Place[] => mostUsed(names).map(([name, count]) => ({ name, count }));

/** The countries and linked areas of a catalogue, those with the most resorts first. Memoised. */
export const placesIn = memoised((resorts) => ({
  countries: placesOf(resorts.map(({ country }) => country)),
  linkedAreas: placesOf(resorts.map(({ linkedArea }) => linkedArea)),
}));

/** How a name matches, best first: it starts with the text; each word starts one of its words; each occurs somewhere. */
type Match = 'start' | 'words' | 'anywhere';

/** A typed text, folded, with its words in two forms: to find anywhere in a name, and at the start of a word. */
interface TypedQuery {
  text: string;
  anywhere: readonly string[];
  atStart: readonly string[];
}

function queryOf(text: string): TypedQuery {
  const anywhere = text.split(' ');
  return { text, anywhere, atStart: anywhere.map((word) => ` ${word}`) };
}

function matchOf({ name, words }: FoldedName, { text, anywhere, atStart }: TypedQuery): Match | null {
  if (!anywhere.every((word) => words.includes(word))) return null;
  if (name.startsWith(text)) return 'start';
  if (!atStart.every((word) => words.includes(word))) return 'anywhere';
  return words.startsWith(atStart[0] ?? '') ? 'start' : 'words';
}

function best<Item extends object>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  query: TypedQuery,
  count: number,
): Item[] {
  const found: Record<Match, Item[]> = { start: [], words: [], anywhere: [] };
  for (const item of items) {
    const match = matchOf(foldedName(item, nameOf(item)), query);
    if (match) found[match].push(item);
    // Nothing ranks above these.
    if (found.start.length >= count) break;
  }
  return [...found.start, ...found.words, ...found.anywhere].slice(0, count);
}

/** The suggestions for a typed text, regardless of accents, case and punctuation; none for a text without a word. */
export function suggest({ resorts, articles }: SuggestionSource, typed: string): Suggestions {
  const text = foldWords(typed);
  if (text === '') return NO_SUGGESTIONS;
  const query = queryOf(text);
  const { countries, linkedAreas } = placesIn(resorts);
  return {
    resorts: best(resorts, nameOf, query, SUGGESTED.resorts),
    countries: best(countries, countryNamesOf, query, SUGGESTED.countries),
    linkedAreas: best(linkedAreas, nameOf, query, SUGGESTED.linkedAreas),
    months: suggestMonths(resorts, typed),
    articles: best(articles, titleOf, query, SUGGESTED.articles),
  };
}
