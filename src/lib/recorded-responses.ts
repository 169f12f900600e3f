import { env } from '@/config/env';
import { CACHED_RESPONSES_MAX, type RecordedResponse } from '@/config/service-worker';

interface HttpResponse {
  status: number;
  headers: Record<string, unknown>;
  data: unknown;
  config: { method?: string; sentToken?: string | null };
}

const recorded = new Map<string, RecordedResponse>();

/** Whether a service worker may control this page later, but does not yet. */
function isUncontrolled(): boolean {
  try {
    return env.hasWorker && navigator.serviceWorker?.controller === null;
  } catch {
    return false;
  }
}

/**
 * Records a response that came while no service worker controlled the page, so that the first one can cache it without a
 * second request. Never throws.
 */
export function recordResponse(address: string, { status, headers, data, config }: HttpResponse): void {
  const isJson = String(headers['content-type']).startsWith('application/json');
  if (config.method !== 'get' || status !== 200 || !isJson || !isUncontrolled()) return;
  const { href: url } = new URL(address, window.location.origin);
  const token = config.sentToken ?? null;
  const key = `${token} ${url}`;
  recorded.delete(key);
  recorded.set(key, { url, token, data, savedAt: new Date().toISOString() });
  const [oldest] = recorded.keys();
  if (recorded.size > CACHED_RESPONSES_MAX && oldest !== undefined) recorded.delete(oldest);
}

/** Returns the recorded responses and removes them. */
export function takeRecordedResponses(): RecordedResponse[] {
  const responses = [...recorded.values()];
  recorded.clear();
  return responses;
}

/** Drops the recorded responses that fit. */
export function dropRecordedResponses(isDropped: (response: RecordedResponse) => boolean): void {
  for (const [key, response] of recorded) if (isDropped(response)) recorded.delete(key);
}
