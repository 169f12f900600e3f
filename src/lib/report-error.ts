import { env } from '@/config/env';
import { AppError } from './errors';
import { isMissingChunk } from './import-chunk';

/** Most characters of a message and of a stack that are sent, and most reports of one visit to the site. */
const LIMITS = { message: 200, stack: 2000, reports: 10 } as const;

const reported = new Set<unknown>();

/** Without what a person may have typed or been given: query strings, e-mail addresses, tokens, quoted values. */
function impersonal(text: string): string {
  return text
    .replaceAll(/[?#][^\s:)]*/g, '')
    .replaceAll(/[^\s@/(]+@[^\s@/)]+/g, '…')
    .replaceAll(/\bBearer\s+\S+/gi, '…')
    .replaceAll(/(["'“`])(?:(?!\1|”).)*(?:\1|”)/g, '…');
}

function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s*at |@.*:\d+:\d+$/.test(line));
  return frames
    .map((line) => line.replaceAll(/[?#][^\s:)]*/g, ''))
    .join('\n')
    .slice(0, LIMITS.stack);
}

/**
 * Sends an unexpected error to the service named in VITE_ERROR_ENDPOINT, each error once; does nothing when none is
 * named. What happened and on which path goes out; who it happened to, query strings, what was typed and what the server
 * said do not. Never throws.
 */
export function reportError(error: unknown): void {
  if (!env.errorEndpoint || reported.has(error) || reported.size >= LIMITS.reports) return;
  reported.add(error);
  try {
    const { name, message } = error instanceof Error ? error : { name: typeof error, message: '' };
    const report = JSON.stringify({
      name,
      message:
        error instanceof AppError ? `${error.code} ${error.statusCode}` : impersonal(message).slice(0, LIMITS.message),
      stack: error instanceof Error ? framesOf(error) : '',
      path: window.location.pathname,
      at: new Date().toISOString(),
    });
    // Without cookies, and without telling more than the report does.
    void fetch(env.errorEndpoint, {
      method: 'POST',
      body: report,
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {});
  } catch {
    // A report that cannot be sent must not become an error of its own.
  }
}

/** Reports what nobody caught, wherever it happened; lost connections are no errors of ours. */
export function reportUncaughtErrors(): void {
  const report = (error: unknown) => {
    const isExpected = error instanceof AppError || isMissingChunk(error);
    if (error && !isExpected) reportError(error);
  };
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
