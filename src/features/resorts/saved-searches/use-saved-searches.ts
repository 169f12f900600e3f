import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@/config/constants';
import { onStoredChange, readStoredJson, readStoredText, writeStoredJson } from '@/lib/local-storage';
import type { ResortFilters } from '../filters/resort-filters';
import { addSavedSearch, readSavedSearches, type SavedSearch } from './saved-searches';

const KEY = STORAGE_KEYS.savedSearches;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredChange([KEY], listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

let read: { text: string | null; searches: SavedSearch[] } = { text: null, searches: [] };

/** The same list as long as the stored text is the same. */
function snapshot(): SavedSearch[] {
  const text = readStoredText(KEY);
  if (text !== read.text) read = { text, searches: readSavedSearches(readStoredJson(KEY)) };
  return read.searches;
}

const none: SavedSearch[] = [];

/** Gives false when the browser refused, and the searches will not outlive the page. */
function store(searches: readonly SavedSearch[]): boolean {
  const isKept = writeStoredJson(KEY, searches);
  for (const listener of listeners) listener();
  return isKept;
}

/** Saves filters as the newest search; gives its name, and whether it will outlive the page. */
function save(filters: ResortFilters): { name: string; isKept: boolean } {
  const now = new Date();
  const searches = addSavedSearch(snapshot(), filters, {
    id: `${now.getTime()}-${Math.random().toString(36).slice(2)}`,
    now,
  });
  return { name: searches[0]?.name ?? '', isKept: store(searches) };
}

function remove(id: string): void {
  store(snapshot().filter((search) => search.id !== id));
}

/** The searches saved in this browser, newest first, followed across its tabs; and how to add and remove one. */
export function useSavedSearches() {
  return { searches: useSyncExternalStore(subscribe, snapshot, () => none), save, remove };
}
