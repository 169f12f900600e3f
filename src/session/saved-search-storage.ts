import { STORAGE_KEYS } from '@/config/constants';
import { readStoredJson, writeStoredJson } from '@/lib/local-storage';
import { storedStore } from '@/lib/stored-store';

const KEY = STORAGE_KEYS.savedSearches;

/** The saved searches as stored (null: none); resort-filters validates each. Signing out removes them. */
export const savedSearchStore = storedStore<readonly unknown[] | null>({
  keys: [KEY],
  read: () => {
    const stored = readStoredJson(KEY);
    return Array.isArray(stored) ? stored : null;
  },
  write: (searches) => writeStoredJson(KEY, searches),
  initial: null,
});
