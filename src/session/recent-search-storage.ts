import { RECENT_SEARCHES_MAX, SEARCH_MAX, STORAGE_KEYS } from '@/config/constants';
import { readStoredJson, writeStoredJson } from '@/lib/local-storage';
import { storedStore } from '@/lib/stored-store';

const KEY = STORAGE_KEYS.recentSearches;

function read(): readonly string[] {
  const stored = readStoredJson(KEY);
  if (!Array.isArray(stored)) return [];
  const texts = stored.filter((text) => typeof text === 'string' && text.trim() !== '' && text.length <= SEARCH_MAX);
  return [...new Set<string>(texts)].slice(0, RECENT_SEARCHES_MAX);
}

/** Recent searches in this browser, newest first. Signing out removes them. */
export const recentSearchStore = storedStore<readonly string[]>({
  keys: [KEY],
  read,
  write: (searches) => writeStoredJson(KEY, searches.length > 0 ? searches : null),
  initial: [],
});

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Removes a search from the list. */
export function forgetSearch(text: string): void {
  recentSearchStore.save(recentSearchStore.get().filter((other) => !isSame(other, text)));
}

/** Puts a search first in the list, which drops its oldest entry once it is full. */
export function rememberSearch(text: string): void {
  const searched = text.trim().slice(0, SEARCH_MAX);
  if (searched === '') return;
  const others = recentSearchStore.get().filter((other) => !isSame(other, searched));
  recentSearchStore.save([searched, ...others].slice(0, RECENT_SEARCHES_MAX));
}
