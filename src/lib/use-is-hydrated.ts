import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False while a page is written at build time and while React takes such a page over, true ever after. What only the
 * browser knows, or may know by then, waits for it; otherwise React would find another page than the one written.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
