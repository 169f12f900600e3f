import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Provided at the root of the site. True where nothing is provided: what is mounted in the browser is not hydrated. */
export const HydratedContext = createContext(true);

/**
 * What the root provides: false while the page is prerendered and hydrated, then true. Deferred, so that what waits for it
 * renders in slices and the page stays responsive.
 */
export function useHydration(): boolean {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}

/**
 * False while a page is prerendered and hydrated, then true. What only the browser knows must wait for it, or hydration
 * would not match the prerendered markup.
 */
export const useIsHydrated = (): boolean => use(HydratedContext);
