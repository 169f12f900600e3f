import type { z } from 'zod/mini';
import { env } from '@/config/env';
import { unknownError } from '@/config/error-catalogue';
import { AppError } from './errors';
import type { Fetched } from './fetched';
import { readText } from './lenient';

/** Parses the body of a response. Throws an AppError (UNKNOWN_ERROR) when it does not fit the schema. */
export function parseResponse<Output>(schema: z.ZodMiniType<Output>, body: unknown): Output {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  if (env.isDevelopment) console.warn('Unreadable response', result.error.issues);
  throw new AppError(unknownError, { cause: result.error });
}

/** parseResponse for a read, which keeps its age. */
export function parseFetched<Output>(
  schema: z.ZodMiniType<Output>,
  { data, savedAt }: Fetched<unknown>,
): Fetched<Output> {
  return { data: parseResponse(schema, data), savedAt };
}

/** The start of a web page or of truncated JSON: complete JSON has been parsed and is no longer a text. */
const NOT_A_WRITE_RESPONSE = /^[<[{"]/;

/**
 * Checks the response to a write whose content is not needed: any JSON, a word, or no body. Throws an AppError
 * (UNKNOWN_ERROR) for one that cannot be the API's, such as the log-in page of a captive portal.
 */
export function assertWriteResponse(body: unknown): void {
  if (NOT_A_WRITE_RESPONSE.test(readText(body))) throw new AppError(unknownError);
}
