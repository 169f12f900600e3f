import { env } from '@/config/env';

/** Most characters of a stack that are sent. */
const STACK_MAX = 2000;

/**
 * Sends an unexpected error to the service named in VITE_ERROR_ENDPOINT; does nothing when none is named. What happened
 * and on which path goes out; who it happened to, query strings and texts of the page do not. Never throws.
 */
export function reportError(error: unknown): void {
  if (!env.errorEndpoint) return;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const report = JSON.stringify({
    name,
    message,
    stack: stack?.slice(0, STACK_MAX).replaceAll(/\?[^\s:)]*/g, ''),
    path: window.location.pathname,
    at: new Date().toISOString(),
  });
  try {
    navigator.sendBeacon(env.errorEndpoint, new Blob([report], { type: 'application/json' }));
  } catch {
    // A report that cannot be sent must not become an error of its own.
  }
}
