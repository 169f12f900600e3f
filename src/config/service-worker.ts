/** What the page and its service worker have agreed upon. */

/** The service worker's file in the built site. */
export const SERVICE_WORKER_FILE = 'sw.js';

/** Caches of API responses: those that anybody gets, and those of the person who is signed in. */
export const RESPONSE_CACHES = {
  public: 'snowline-public-responses',
  personal: 'snowline-personal-responses',
} as const;

/**
 * How many responses each of them holds, the least recently used give way: the weather and the forecasts of a hundred favorites,
 * and as many others as before.
 */
export const CACHED_RESPONSES_MAX = 350;

/** For how many milliseconds a cached response is used at the longest. */
export const CACHED_RESPONSE_MAX_AGE = 30 * 24 * 60 * 60_000;

/** The database in which workbox-expiration notes the addresses of cached responses and when each was last used. */
export const EXPIRATION_DATABASE = 'workbox-expiration';

/** Header of a cached response: the ISO instant at which the server gave it. */
export const SAVED_AT_HEADER = 'x-snowline-saved-at';

/** A response that the page got while no service worker controlled it. */
export interface RecordedResponse {
  /** Whole address of the request. */
  url: string;
  /** The token that the request carried. */
  token: string | null;
  /** The JSON of the body. */
  data: unknown;
  /** The ISO instant at which it came. */
  savedAt: string;
}

/** What the page tells its service worker. */
export type ServiceWorkerMessage =
  /** Use the version that waits (sent by workbox-window). */
  | { type: 'SKIP_WAITING' }
  /** Remove the cached responses of every session, and those to this token that are still in flight. */
  | { type: 'clear-cached-responses'; token: string | null }
  /** Cache what the page got before. */
  | { type: 'cache-responses'; responses: RecordedResponse[] };
