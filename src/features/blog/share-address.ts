import { useSyncExternalStore } from 'react';
import { env } from '@/config/env';

const never = () => () => {};

/**
 * The address of a page of this site as others can open it: where the site is being read, and in pages written ahead
 * the configured address.
 */
export function useShareAddress(path: string): string {
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => env.siteUrl,
  );
  return `${origin}${path}`;
}

/** True where the browser has the feature; false in pages written ahead. */
export function useBrowserHas(isThere: () => boolean): boolean {
  return useSyncExternalStore(never, isThere, () => false);
}
