import { ANSWERS_KEPT_FOR, SAVED_AT_HEADER } from '@/config/offline';

/** How many answers a cache holds. */
export const ANSWERS_KEPT = 150;

const isJson = ({ headers }: Response) => /^application\/json\b/i.test(headers.get('Content-Type') ?? '');

/** True for the one kind of answer that is kept: complete, and data. */
export function isWorthKeeping(response: Response): boolean {
  return response.status === 200 && isJson(response);
}

/** The answer with the instant at which it came. */
export async function stamped(response: Response, now: Date): Promise<Response> {
  const headers = new Headers(response.headers);
  // The body has been unpacked by the time it is here.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(SAVED_AT_HEADER, now.toISOString());
  return new Response(await response.arrayBuffer(), { status: response.status, headers });
}

/** Whether a kept answer is too old to be shown. */
export function isOutdated(response: Response, now: Date): boolean {
  const savedAt = Date.parse(response.headers.get(SAVED_AT_HEADER) ?? '');
  return !(now.getTime() - savedAt < ANSWERS_KEPT_FOR);
}

/** The answer kept under a key, or null; never throws. */
export async function readAnswer(cacheName: string, key: string): Promise<Response | null> {
  try {
    // Not `caches.open`: what was deleted must not be there again, empty, because somebody looked.
    const kept = await caches.match(key, { cacheName, ignoreVary: true });
    return kept && !isOutdated(kept, new Date()) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps an entry; the oldest ones give way. Storage that is blocked or full keeps nothing, and nobody minds. */
export async function keep(cacheName: string, key: string, response: Response, limit: number): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(key, response);
    // Putting moves an entry to the end, so the first ones are the oldest.
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((old) => cache.delete(old)));
  } catch {
    // The answer has reached the page; only its copy is missing.
  }
}
