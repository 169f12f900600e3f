import { Workbox } from 'workbox-window';
import { MINUTE } from '@/config/constants';
import { localPath } from '@/config/locale';
import { RESPONSE_CACHES, SERVICE_WORKER_FILE, type ServiceWorkerMessage } from '@/config/service-worker';
import { takeRecordedResponses } from './recorded-responses';

/** Milliseconds between checks for a new version, and the minimum when the tab becomes visible again. */
const CHECK_EVERY = 60 * MINUTE;
const CHECK_AGAIN_AFTER = 10 * MINUTE;

function checkForNewVersions(worker: Workbox): void {
  let checkedAt = Date.now();
  const check = () => {
    checkedAt = Date.now();
    // Without a network there is nothing to check.
    worker.update().catch(() => {});
  };
  window.setInterval(check, CHECK_EVERY);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > CHECK_AGAIN_AFTER) check();
  });
}

const isOwn = (worker: ServiceWorker | null, address: string) =>
  worker !== null && new URL(worker.scriptURL).pathname === address;

const responseCaches: readonly string[] = Object.values(RESPONSE_CACHES);

/**
 * Removes the service workers of other languages with their precaches, and all cached responses, since the API may respond in
 * the language of the page: a browser keeps one language.
 */
async function removeOtherLanguages(address: string): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing, scope } = registration;
    const worker = active ?? waiting ?? installing;
    if (!worker?.scriptURL.endsWith(`/${SERVICE_WORKER_FILE}`) || isOwn(worker, address)) continue;
    await registration.unregister();
    for (const name of await caches.keys())
      if ((name.startsWith('workbox-precache') && name.endsWith(scope)) || responseCaches.includes(name))
        await caches.delete(name);
  }
}

/** Whether the visitor has asked their browser to save data: Network Information API, which TypeScript does not know. */
const isDataSaved = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Registers the site's service worker, where the browser allows one. A visitor who saves data gets the first one of a
 * language only on a later visit. The first one also caches the responses that this page got before it. Never reloads
 * by itself, and never rejects.
 * @param onNewVersion called when a new version waits; `use` reloads the page with it
 */
export async function registerServiceWorker(onNewVersion: (use: () => void) => void): Promise<void> {
  try {
    if (!('serviceWorker' in navigator)) return;
    const address = localPath(`/${SERVICE_WORKER_FILE}`);
    const wasControlled = isOwn(navigator.serviceWorker.controller, address);
    // The first one downloads all pages of its language, about 1 MB.
    if (!wasControlled && isDataSaved()) return await removeOtherLanguages(address);
    const worker = new Workbox(address);
    worker.addEventListener('controlling', () => {
      if (wasControlled) return;
      const message: ServiceWorkerMessage = { type: 'cache-responses', responses: takeRecordedResponses() };
      navigator.serviceWorker.controller?.postMessage(message);
    });
    worker.addEventListener('waiting', () => {
      let isWanted = false;
      let isControlling = false;
      worker.addEventListener('controlling', () => {
        isControlling = true;
        // Only the tab that wants it reloads: another one keeps what is typed in it.
        if (isWanted) window.location.reload();
      });
      onNewVersion(() => {
        isWanted = true;
        // Nothing waits any more if another tab has activated it.
        if (isControlling) window.location.reload();
        else worker.messageSkipWaiting();
      });
    });
    await worker.register({ immediate: true });
    await removeOtherLanguages(address);
    checkForNewVersions(worker);
  } catch {
    // Service workers are switched off, or the disk is full.
  }
}
