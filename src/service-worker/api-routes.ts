import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, type Strategy, StrategyHandler } from 'workbox-strategies';
import {
  CACHED_RESPONSE_MAX_AGE,
  CACHED_RESPONSES_MAX,
  RESPONSE_CACHES,
  type RecordedResponse,
  SAVED_AT_HEADER,
} from '@/config/service-worker';
import { publicKey } from './cache-key';
import type { createMatchers } from './matchers';
import { cacheKeyPlugin, savedAtPlugin, usableResponsePlugin } from './response-plugins';
import { clearedSessionPlugin } from './session-plugin';

/** Seconds after which a cached response is used instead of one that has not arrived completely. Less than the page's own timeout. */
const NETWORK_TIMEOUT = 8;

const matchOptions = { ignoreVary: true };
const expiration = () =>
  new ExpirationPlugin({
    maxEntries: CACHED_RESPONSES_MAX,
    maxAgeSeconds: CACHED_RESPONSE_MAX_AGE / 1000,
    matchOptions,
  });

/** Reads from the cache of a strategy, with its plugins. */
async function matchCached(strategy: Strategy, event: ExtendableEvent, request: Request): Promise<Response | null> {
  const handler = new StrategyHandler(strategy, { event, request });
  try {
    return (await handler.cacheMatch(request)) ?? null;
  } finally {
    handler.destroy();
  }
}

/** Writes to the cache of a strategy, with its plugins. Never throws. */
async function putCached(strategy: Strategy, event: ExtendableEvent, request: Request, response: Response) {
  const handler = new StrategyHandler(strategy, { event, request });
  try {
    await handler.runCallbacks('handlerWillStart', { event, request });
    await handler.cachePut(request, response);
  } catch {
    // Storage is full or blocked.
  } finally {
    await handler.runCallbacks('handlerDidComplete', { event, request, response });
    handler.destroy();
  }
}

/**
 * Registers the routes of the API: network first, a cached response if no usable one comes in time. Returns a function that caches
 * the responses a page received before it was controlled.
 */
export function registerApiRoutes({ isPersonal, isPublic, isShared }: ReturnType<typeof createMatchers>) {
  const publicResponses = new NetworkFirst({
    cacheName: RESPONSE_CACHES.public,
    networkTimeoutSeconds: NETWORK_TIMEOUT,
    matchOptions,
    plugins: [cacheKeyPlugin, usableResponsePlugin, savedAtPlugin, expiration()],
  });
  const personalResponses = new NetworkFirst({
    cacheName: RESPONSE_CACHES.personal,
    networkTimeoutSeconds: NETWORK_TIMEOUT,
    matchOptions,
    plugins: [
      cacheKeyPlugin,
      usableResponsePlugin,
      savedAtPlugin,
      clearedSessionPlugin,
      expiration(),
      {
        // Personal responses are never shared between persons; data that is the same for everyone may come from a visitor's.
        cachedResponseWillBeUsed: async ({ cachedResponse, event, request }) => {
          if (cachedResponse || !isShared(new URL(request.url))) return cachedResponse;
          return matchCached(publicResponses, event, new Request(publicKey(request.url)));
        },
      },
    ],
  });
  registerRoute(isPersonal, personalResponses);
  registerRoute(isPublic, publicResponses);

  return async (event: ExtendableEvent, responses: RecordedResponse[]): Promise<void> => {
    const puts = responses.map(({ url, token, data, savedAt }) => {
      const request = new Request(url, token === null ? {} : { headers: { Authorization: `Bearer ${token}` } });
      const headers = { 'Content-Type': 'application/json', [SAVED_AT_HEADER]: savedAt };
      const response = new Response(JSON.stringify(data), { headers });
      const matched = { request, url: new URL(url) };
      if (isPersonal(matched)) return putCached(personalResponses, event, request, response);
      return isPublic(matched) ? putCached(publicResponses, event, request, response) : null;
    });
    await Promise.all(puts);
  };
}
