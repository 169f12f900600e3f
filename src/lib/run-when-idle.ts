const IDLE_TIMEOUT_MS = 500;

/** Runs `job` once the browser is idle, at the latest after half a second. Returns a function that cancels it. */
export function runWhenIdle(job: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(job);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(job, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(callback);
}
