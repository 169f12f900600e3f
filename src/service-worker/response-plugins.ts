import type { WorkboxPlugin } from 'workbox-core/types.js';
import { SAVED_AT_HEADER } from '@/config/service-worker';
import { cacheKey, sessionHash } from './cache-key';

const isJson = ({ headers }: Response) => /^application\/json\b/i.test(headers.get('Content-Type') ?? '');

/** Caches an API response under its address and, where the request carried a token, the hash of that. */
export const cacheKeyPlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const authorization = request.headers.get('Authorization');
    return cacheKey(request.url, authorization === null ? null : await sessionHash(authorization));
  },
};

/** Caches only complete JSON, stamped with the time it arrived unless it already has one. */
export const savedAtPlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200 || response.redirected || !isJson(response)) return null;
    const savedAt = response.headers.get(SAVED_AT_HEADER) ?? new Date().toISOString();
    const headers = new Headers(response.headers);
    // The body is already decompressed here.
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    headers.set(SAVED_AT_HEADER, savedAt);
    // workbox-expiration measures age by it, and cross-origin responses hide theirs.
    headers.set('Date', new Date(savedAt).toUTCString());
    return new Response(await response.arrayBuffer(), { headers });
  },
};

/**
 * Prefers a cached response to one that breaks off, a server error, or the page of a captive portal; where nothing is cached,
 * the page gets what came.
 */
export const usableResponsePlugin: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    // The time the network is given includes that of the body.
    await response.clone().arrayBuffer();
    if (response.status < 500 && (response.status !== 200 || isJson(response))) return response;
    if (state) state.refused = response;
    throw new Error(`The API did not respond with data: ${response.status}`);
  },
  handlerDidError: async ({ state }) => state?.refused,
};
