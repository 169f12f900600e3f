import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False while a page is prerendered and while React hydrates it, true ever after. What only the browser knows, or may
 * know by then, waits for it; otherwise hydration would find other markup than the prerendered one.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
