import { STORAGE_KEYS } from '@/config/constants';
import { readStoredJson, removeStored, writeStoredJson } from '@/lib/local-storage';
import { storedStore } from '@/lib/stored-store';

const KEY = STORAGE_KEYS.savedSearches;

/** The saved searches as stored (null: none), each still to be validated by whoever shows them. Signing out removes them. */
export const savedSearchStore = storedStore<readonly unknown[] | null>({
  keys: [KEY],
  read: () => {
    const stored = readStoredJson(KEY);
    return Array.isArray(stored) ? stored : null;
  },
  write: (searches) => {
    if (searches !== null) return writeStoredJson(KEY, searches);
    removeStored(KEY);
    return true;
  },
  initial: null,
});
