import { RETRY_AFTER } from '@/config/constants';

/**
 * Milliseconds that a `Retry-After` header asks to wait, in seconds or as an HTTP date (RFC 9110, 10.2.3); the default
 * where it cannot be read. Null when the wait would be longer than RETRY_AFTER.max.
 * @param now epoch milliseconds
 */
export function retryAfterMs(header: unknown, now: number): number | null {
  const text = typeof header === 'string' ? header.trim() : '';
  const requested = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  const wait = Number.isNaN(requested) ? RETRY_AFTER.default : Math.max(0, requested);
  return wait <= RETRY_AFTER.max ? wait : null;
}

/** Resolves after `ms` milliseconds, or as soon as the signal aborts: the request sent then is cancelled by the same signal. */
export function wait(ms: number, signal?: Pick<AbortSignal, 'addEventListener' | 'aborted'>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, signal?.aborted ? 0 : ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
