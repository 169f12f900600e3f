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

/** Keeps the text in the browser's storage; what that refuses, in memory until the page is left. */
export function browserPersistence(): Persistence {
  let unstored: string | null = null;
  return {
    read: () => unstored ?? window.localStorage.getItem(STORAGE_KEY),
    write: (text) => {
      unstored = null;
      try {
        if (text === null) window.localStorage.removeItem(STORAGE_KEY);
        else window.localStorage.setItem(STORAGE_KEY, text);
      } catch {
        unstored = text;
      }
    },
  };
}
