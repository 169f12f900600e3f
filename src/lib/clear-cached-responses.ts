import { env } from '@/config/env';
import { RESPONSE_CACHES, type ServiceWorkerMessage } from '@/config/service-worker';
import { dropRecordedResponses } from './recorded-responses';

/**
 * Removes the cached responses of every session, also those to this token that are still in flight. Never throws: where
 * storage or service workers are blocked, nothing was cached.
 */
export function clearCachedResponses(token: string | null): void {
  dropRecordedResponses((response) => response.token !== null);
  try {
    const message: ServiceWorkerMessage = { type: 'clear-cached-responses', token };
    navigator.serviceWorker?.controller?.postMessage(message);
    // From the page as well, which may not be controlled by a service worker.
    window.caches?.delete(RESPONSE_CACHES.personal).catch(() => {});
  } catch {
    // Storage or service workers are blocked.
  }
}

/**
 * Removes the cached and recorded responses of the resource that a write has changed ("/favorites/alta": everything below
 * /favorites), which would be used again if the network is slow: also those of visitors, which stand in for personal ones. By
 * its address, as HTTP caches do after a write (RFC 9111, 4.4), so that no mutation can forget it. Never rejects.
 * @param path path of the write, below the API's base address
 */
export async function dropOutdatedResponses(path: string): Promise<void> {
  try {
    const { pathname: resource } = new URL(`${env.apiBaseUrl}/${path.split('/')[1]}/`, window.location.origin);
    const isBelow = ({ url }: { url: string }) => `${new URL(url).pathname}/`.startsWith(resource);
    // Those that the first service worker of this page is yet to cache.
    dropRecordedResponses(isBelow);
    for (const name of Object.values(RESPONSE_CACHES)) {
      // Opening would create a cache that the end of a session has just removed.
      if (!(await window.caches.has(name))) continue;
      const cache = await window.caches.open(name);
      for (const request of await cache.keys()) if (isBelow(request)) await cache.delete(request, { ignoreVary: true });
    }
  } catch {
    // Storage is blocked.
  }
}
