import { useSyncExternalStore } from 'react';
import { onStoredChange, readStoredText, writeStoredText } from './local-storage';

interface StoredChoice<Choice extends string> {
  /** The choice of the moment. */
  get: () => Choice;
  /** Remembers a choice and tells every component that uses it. */
  set: (choice: Choice) => void;
  subscribe: (listener: () => void) => () => void;
  /** The choice of the moment, followed. */
  useChoice: () => Choice;
}

/**
 * A small setting of the visitor (units, theme), remembered in the browser and followed across tabs.
 * An unknown stored value counts as none; `initial` is asked only then.
 */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  initial: () => Choice,
  onServer: Choice,
): StoredChoice<Choice> {
  const listeners = new Set<() => void>();
  const get = () => {
    const stored = readStoredText(key);
    return choices.find((choice) => choice === stored) ?? initial();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    const stop = onStoredChange([key], listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  };
  return {
    get,
    subscribe,
    set: (choice) => {
      writeStoredText(key, choice);
      for (const listener of listeners) listener();
    },
    useChoice: () => useSyncExternalStore(subscribe, get, () => onServer),
  };
}
