import { runWhenIdle } from './run-when-idle';

/** Network Information API, which TypeScript does not know: Chromium alone has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether data is dear or slow: what may not be needed is then fetched when someone reaches for it. */
function isConnectionLimited(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}

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
