import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { env } from '@/config/env';
import { RESPONSE_CACHES, type ServiceWorkerMessage } from '@/config/service-worker';
import { registerApiRoutes } from './api-routes';
import { bypassHttpCachePlugin, expectedFilePlugin, networkFallbackPlugin } from './file-plugins';
import { createMatchers } from './matchers';
import { cleanUpPrecache, installPrecache, isPrecached, precacheFirst, respondWithPage } from './precache';
import { clearPersonalResponses } from './session-plugin';

declare const self: ServiceWorkerGlobalScope;

const PICTURES = { name: 'snowline-pictures', max: 40 };

const { origin, pathname } = self.location;
const matchers = createMatchers({
  origin,
  api: new URL(env.apiBaseUrl, origin).href,
  language: pathname.slice(0, pathname.lastIndexOf('/')),
});

const cacheResponses = registerApiRoutes(matchers);

registerRoute(matchers.isNavigation, ({ event, request }) => {
  const navigation = event as FetchEvent;
  navigation.waitUntil(cleanUpPrecache(navigation, [navigation.clientId, navigation.resultingClientId]));
  return respondWithPage(navigation, request);
});
registerRoute(
  (matched) => matchers.isPicture(matched) && !isPrecached(matched.url.href),
  new StaleWhileRevalidate({
    cacheName: PICTURES.name,
    matchOptions: { ignoreVary: true },
    plugins: [
      expectedFilePlugin,
      bypassHttpCachePlugin,
      new ExpirationPlugin({ maxEntries: PICTURES.max, purgeOnQuotaError: true }),
      networkFallbackPlugin,
    ],
  }),
);
registerRoute(matchers.isFile, precacheFirst);

/** Removes the site's caches that this version does not use. */
async function deleteUnusedCaches(): Promise<void> {
  const used: string[] = [...Object.values(RESPONSE_CACHES), PICTURES.name];
  const unused = (await caches.keys()).filter((name) => name.startsWith('snowline-') && !used.includes(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(installPrecache(event)));

self.addEventListener('activate', (event) => {
  // The first version takes control of the page that registered it. A later one waits until the visitor agrees.
  event.waitUntil(self.clients.claim());
  event.waitUntil(Promise.all([cleanUpPrecache(event), deleteUnusedCaches()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as ServiceWorkerMessage;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'clear-cached-responses') event.waitUntil(clearPersonalResponses(message.token));
  if (message.type === 'cache-responses') event.waitUntil(cacheResponses(event, message.responses));
});
