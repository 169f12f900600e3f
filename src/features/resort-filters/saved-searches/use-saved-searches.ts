import { useMemo } from 'react';
import type { ListFilters } from '@/domain/filters/list-filters';
import { savedSearchStore } from '@/session/saved-search-storage';
import { addSavedSearch, readSavedSearches, renameSavedSearch } from './saved-searches';

/** Saves filters as the newest search; returns its name, and whether it will outlive the page. */
function save(filters: ListFilters): { name: string; isKept: boolean } {
  const now = new Date();
  const searches = addSavedSearch(readSavedSearches(savedSearchStore.get()), filters, {
    id: `${now.getTime()}-${Math.random().toString(36).slice(2)}`,
    now,
  });
  return { name: searches[0]?.name ?? '', isKept: savedSearchStore.save(searches) };
}

function remove(id: string): void {
  savedSearchStore.save(readSavedSearches(savedSearchStore.get()).filter((search) => search.id !== id));
}

function rename(id: string, name: string): void {
  savedSearchStore.save(renameSavedSearch(readSavedSearches(savedSearchStore.get()), id, name));
}

/** The searches saved in this browser, newest first, the same in all of its tabs; and how to add, rename and remove one. */
export function useSavedSearches() {
  const stored = savedSearchStore.use();
  return { searches: useMemo(() => readSavedSearches(stored), [stored]), save, rename, remove };
}
