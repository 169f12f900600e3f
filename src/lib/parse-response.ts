import type { z } from 'zod/mini';
import { env } from '@/config/env';
import { markSaved, savedAtOf } from './answer-age';
import { unreadableAnswer } from './errors';

/** Reads a body through its schema; what was a saved copy stays known as one. Throws an AppError (UNKNOWN_ERROR) when it cannot be read. */
export function parseResponse<Output>(schema: z.ZodMiniType<Output>, body: unknown): Output {
  const result = schema.safeParse(body);
  if (result.success) return markSaved(result.data, savedAtOf(body));
  if (env.isDevelopment) console.warn('Unreadable answer', result.error.issues);
  throw unreadableAnswer(result.error);
}
