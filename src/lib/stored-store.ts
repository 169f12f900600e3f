import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { onStoredChange, readStoredText, writeStoredText } from './local-storage';

interface StoredStoreOptions<Value> {
  /** The keys of localStorage that hold the value. */
  keys: readonly string[];
  /** Reads and validates what is stored. */
  read: () => Value;
  /** Stores a value; false when it will not outlive the page. */
  write: (value: Value) => boolean;
  /** The value while a page is prerendered or hydrated, before localStorage may be read. */
  initial: Value;
}

/** Client state that is stored in the browser and the same in all of its tabs. */
interface StoredStore<Value> {
  get: () => Value;
  /** Stores a value and notifies every subscriber; false when it will not outlive the page. */
  save: (value: Value) => boolean;
  /** Calls back on every change, here or in another tab. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The value; re-renders when it changes. */
  use: () => Value;
}

/** A zustand store bound to localStorage. Its value stays the same object until it changes. */
export function storedStore<Value>({ keys, read, write, initial }: StoredStoreOptions<Value>): StoredStore<Value> {
  const store = createStore<Value>(() => initial);
  const refresh = () => {
    const stored = read();
    if (JSON.stringify(stored) !== JSON.stringify(store.getState())) store.setState(stored, true);
  };
  if (typeof window !== 'undefined') {
    refresh();
    onStoredChange(keys, refresh);
  }
  return {
    get: store.getState,
    save: (value) => {
      const isStored = write(value);
      store.setState(value, true);
      return isStored;
    },
    subscribe: store.subscribe,
    use: () => useStore(store),
  };
}

/**
 * A small setting of the visitor, such as the theme. An unknown stored value counts as none.
 * @param initial the choice while a page is prerendered or hydrated
 * @param fallback the choice where none is stored; by default `initial`
 */
export const storedChoice = <Choice extends string>(
  key: string,
  choices: readonly Choice[],
  initial: Choice,
  fallback: () => Choice = () => initial,
): StoredStore<Choice> =>
  storedStore({
    keys: [key],
    read: () => choices.find((choice) => choice === readStoredText(key)) ?? fallback(),
    write: (choice) => writeStoredText(key, choice),
    initial,
  });
