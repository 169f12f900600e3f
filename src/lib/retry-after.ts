import { RETRY_AFTER } from '@/config/constants';

/**
 * Milliseconds that the `Retry-After` among a response's headers asks to wait, in seconds or as an HTTP date (RFC 9110, 10.2.3),
 * on the clock of the server where that is known; the default where it cannot be read. Null when the wait would be longer than
 * RETRY_AFTER.max.
 * @param now epoch milliseconds
 */
export function retryAfterMs({ 'retry-after': header, date }: Record<string, unknown>, now: number): number | null {
  const text = typeof header === 'string' ? header.trim() : '';
  const sentAt = Date.parse(String(date)) || now;
  // Only a date has letters: Date.parse takes 2.5 for one, too.
  const requested = /[a-z]/i.test(text) ? Date.parse(text) - sentAt : Number.parseFloat(text) * 1000;
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
