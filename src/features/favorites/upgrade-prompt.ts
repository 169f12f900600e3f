import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the upgrade dialog; only the visitor's own attempt to save a fourth favorite does. */
export const openUpgradePrompt = (): void => set(true);
export const closeUpgradePrompt = (): void => set(false);

/** Whether the upgrade dialog is open. */
export function useUpgradePrompt(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
