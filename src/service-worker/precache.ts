import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { bypassHttpCachePlugin, expectedFilePlugin, networkFallbackPlugin } from './file-plugins';
import { precachedPage } from './matchers';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** All versions share one precache, so an installation and a clean-up must not run at the same time. */
const LOCK = 'snowline-precache';

const precache = new PrecacheController({ plugins: [expectedFilePlugin, bypassHttpCachePlugin] });
precache.addToCacheList(self.__WB_MANIFEST);

/** Whether a file belongs to this version. */
export const isPrecached = (url: string) => precache.getCacheKeyForURL(url) !== undefined;

/** Fetches the files of this version. Rejects when one cannot be fetched, cannot be stored or is not as expected. */
export async function installPrecache(event: ExtendableEvent): Promise<void> {
  await navigator.locks.request(LOCK, () => precache.install(event));
}

/**
 * Removes the files of other versions, unless a newer one is being installed or is waiting, or a tab other than the loading one
 * may still show an older one.
 * @param loading client ids of the tab that is being loaded
 */
export async function cleanUpPrecache(event: ExtendableEvent, loading: readonly string[] = []): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    if (self.registration.installing || self.registration.waiting) return;
    const windows = await self.clients.matchAll({ type: 'window' });
    if (windows.every(({ id }) => loading.includes(id))) await precache.activate(event);
  });
}

/** Files of this version, or of an older one that another tab still shows. */
export const precacheFirst = new CacheFirst({
  cacheName: precache.strategy.cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request, params }) =>
        precache.getCacheKeyForURL((params as { page?: string } | undefined)?.page ?? request.url) ?? request.url,
      // Replaces a lost or ignored file; nothing else is added after the installation.
      cacheWillUpdate: async ({ request, response }) => (isPrecached(request.url) ? response : null),
    },
    expectedFilePlugin,
    bypassHttpCachePlugin,
    networkFallbackPlugin,
  ],
});

/** A prerendered page, or the shell that renders any other. */
export function respondWithPage(event: FetchEvent, request: Request): Promise<Response> {
  const page = precachedPage(request.url, isPrecached);
  return precacheFirst.handle({ event, request, params: { page } });
}
