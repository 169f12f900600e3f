import { RESPONSE_CACHES, type ServiceWorkerMessage } from '@/config/service-worker';
import { dropPersonalResponses } from './recorded-responses';

/**
 * Removes the cached responses of every session, also those to this token that are still in flight. Never throws: where
 * storage or service workers are blocked, nothing was cached.
 */
export function clearCachedResponses(token: string | null): void {
  dropPersonalResponses();
  try {
    const message: ServiceWorkerMessage = { type: 'clear-cached-responses', token };
    navigator.serviceWorker?.controller?.postMessage(message);
    // From the page as well, which may not be controlled by a service worker.
    window.caches?.delete(RESPONSE_CACHES.personal).catch(() => {});
  } catch {
    // Storage or service workers are blocked.
  }
}
