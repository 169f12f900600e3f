import { env } from '@/config/env';
import { AppError } from './errors';
import { isMissingChunk } from './import-chunk';
import { sendReport } from './send-report';

/** Maximum characters of a message and a stack, and maximum reports per page load. */
const LIMITS = { message: 200, stack: 2000, reports: 10 } as const;

const reported = new Set<unknown>();

/** The text without anything personal: query strings, e-mail addresses, tokens, anything quoted. */
function impersonal(text: string): string {
  return (
    text
      .replaceAll(/[?#][^\s:)]*/g, '')
      .replaceAll(/[^\s@/(]+@[^\s@/)]+/g, '…')
      .replaceAll(/\bBearer\s+\S+/gi, '…')
      // Up to the last quotation mark: a quote may itself contain some, such as a piece of JSON.
      .replace(/["'“`].*["'”`]/s, '…')
  );
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
 * named. The report holds what happened and on which path, but no person, query string, typed text or server message.
 * Never throws.
 */
export function reportError(error: unknown): void {
  if (!env.errorEndpoint || reported.has(error) || reported.size >= LIMITS.reports) return;
  reported.add(error);
  try {
    const { name, message } = error instanceof Error ? error : { name: typeof error, message: '' };
    sendReport(env.errorEndpoint, {
      name,
      message:
        error instanceof AppError ? `${error.code} ${error.statusCode}` : impersonal(message).slice(0, LIMITS.message),
      stack: error instanceof Error ? framesOf(error) : '',
      path: window.location.pathname,
      at: new Date().toISOString(),
    });
  } catch {
    // A report that cannot be sent must not become an error of its own.
  }
}

/** Reports uncaught errors and rejections from now on. AppErrors and missing chunks are expected and left out. */
export function reportUncaughtErrors(): void {
  const report = (error: unknown) => {
    const isExpected = error instanceof AppError || isMissingChunk(error);
    if (error && !isExpected) reportError(error);
  };
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
