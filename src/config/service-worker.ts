import { DAY } from './constants';

/** What the page and its service worker share. */

/** The service worker's file in the built site. */
export const SERVICE_WORKER_FILE = 'sw.js';

/** Caches of API responses: public ones, and those of the signed-in person. */
export const RESPONSE_CACHES = {
  public: 'snowline-public-responses',
  personal: 'snowline-personal-responses',
} as const;

/**
 * How many responses each of them holds before the least recently used are dropped: enough for the weather and forecasts
 * of a hundred favorites and 150 others.
 */
export const CACHED_RESPONSES_MAX = 350;

/** Milliseconds after which a cached response is no longer used. */
export const CACHED_RESPONSE_MAX_AGE = 30 * DAY;

/** The database in which workbox-expiration records when each cached response was last used. */
export const EXPIRATION_DATABASE = 'workbox-expiration';

/** Header of a cached response: when the server sent it, as an ISO instant. */
export const SAVED_AT_HEADER = 'x-snowline-saved-at';

/** A response the page received while no service worker controlled it. */
export interface RecordedResponse {
  /** Full address of the request. */
  url: string;
  /** The token that the request carried. */
  token: string | null;
  /** The JSON of the body. */
  data: unknown;
  /** When it arrived, as an ISO instant. */
  savedAt: string;
}

/** What the page tells its service worker. */
export type ServiceWorkerMessage =
  /** Activate the waiting version (sent by workbox-window). */
  | { type: 'SKIP_WAITING' }
  /** Remove every personal response, including those to this token that are still in flight. */
  | { type: 'clear-cached-responses'; token: string | null }
  /** Cache responses the page received earlier. */
  | { type: 'cache-responses'; responses: RecordedResponse[] };
