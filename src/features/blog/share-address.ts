import { useSyncExternalStore } from 'react';
import { env } from '@/config/env';

const never = () => () => {};

/**
 * The address of a page of this site as others can open it: at the origin of the site, and in prerendered pages at
 * the configured one.
 */
export function useShareAddress(path: string): string {
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => env.siteUrl,
  );
  return `${origin}${path}`;
}

/** True where the browser has the feature; false while prerendering and hydrating. */
export function useBrowserHas(isThere: () => boolean): boolean {
  return useSyncExternalStore(never, isThere, () => false);
}
