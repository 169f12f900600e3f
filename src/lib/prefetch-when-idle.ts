import { isConnectionLimited } from './connection';
import { runWhenIdle } from './run-when-idle';

/**
 * Prefetches chunks once the browser is idle, but not for a visitor who saves data or is on 2G or 3G. A chunk that fails is
 * fetched again when it is needed. Returns a function that cancels it.
 */
export function prefetchWhenIdle(preloads: readonly (() => Promise<unknown>)[]): () => void {
  if (isConnectionLimited()) return () => {};
  return runWhenIdle(() => {
    for (const preload of preloads) preload().catch(() => {});
  });
}
