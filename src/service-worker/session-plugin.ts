import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration } from 'workbox-expiration';
import { RESPONSE_CACHES } from '@/config/service-worker';
import { sessionHash } from './cache-key';

/** When the responses of a session were last cleared, by its hash. */
const clearedAt = new Map<string, number>();

async function deletePersonalResponses(): Promise<void> {
  const name = RESPONSE_CACHES.personal;
  // Blocked storage is empty.
  await caches.delete(name).catch(() => false);
  await new CacheExpiration(name, { maxEntries: 1 }).delete().catch(() => {});
}

/** Removes all personal responses and their metadata. Responses to this token that are in flight will not be cached. */
export async function clearPersonalResponses(token: string | null): Promise<void> {
  if (token !== null) clearedAt.set(await sessionHash(`Bearer ${token}`), Date.now());
  await deletePersonalResponses();
}

const isCleared = (state: Record<string, unknown> | undefined) =>
  Number(state?.startedAt) <= (clearedAt.get(String(state?.session)) ?? Number.NEGATIVE_INFINITY);

/** Does not cache responses that were requested before their session was cleared. */
export const clearedSessionPlugin: WorkboxPlugin = {
  handlerWillStart: async ({ request, state }) => {
    if (!state) return;
    state.startedAt = Date.now();
    state.session = await sessionHash(request.headers.get('Authorization') ?? '');
  },
  cacheWillUpdate: async ({ response, state }) => (isCleared(state) ? null : response),
  // The session may have been cleared while the response was being written.
  handlerDidComplete: async ({ state }) => {
    if (isCleared(state)) await deletePersonalResponses();
  },
};
