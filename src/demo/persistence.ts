/** Where the demo stores what visitors changed: one text, read before each request and written after each change. */
export interface Persistence {
  /** The stored text, or null when there is none. Never throws. */
  read(): string | null;
  /** Stores the text, or removes it if null. Never throws. */
  write(text: string | null): void;
}

const STORAGE_KEY = 'demo_api';

/** Keeps the text in memory only, for Node and tests. */
export function memoryPersistence(): Persistence {
  let stored: string | null = null;
  return {
    read: () => stored,
    write: (text) => {
      stored = text;
    },
  };
}

/** Keeps the text in the browser's storage; where that is blocked or full, in memory until the page is left. */
export function browserPersistence(): Persistence {
  let stored: string | null = null;
  let blocked = false;
  return {
    read: () => {
      if (blocked) return stored;
      try {
        stored = window.localStorage.getItem(STORAGE_KEY);
      } catch {
        blocked = true;
      }
      return stored;
    },
    write: (text) => {
      stored = text;
      if (blocked) return;
      try {
        if (text === null) window.localStorage.removeItem(STORAGE_KEY);
        else window.localStorage.setItem(STORAGE_KEY, text);
      } catch {
        blocked = true;
      }
    },
  };
}

/** Removes keys from the browser's storage, so that a reset also ends the session, which it made invalid. */
export function forgetStored(keys: readonly string[]): void {
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
}
