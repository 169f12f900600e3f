import { isAxiosError } from 'axios';
import { SERVER_MESSAGE_MAX } from '@/config/constants';
import {
  type CatalogueEntry,
  type ErrorCode,
  errorsByStatus,
  networkError,
  unknownError,
} from '@/config/error-catalogue';
import { plainText } from './plain-text';

/** Messages by the server's field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The one shape in which a failure reaches the rest of the app. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** HTTP status, or null when no response came. */
  readonly statusCode: number | null;
  readonly isRetryable: boolean;
  readonly fieldErrors: FieldErrors;

  constructor(
    entry: CatalogueEntry,
    details: {
      message?: string | undefined;
      statusCode?: number | null;
      fieldErrors?: FieldErrors;
      cause?: unknown;
    } = {},
  ) {
    super(details.message ?? entry.message, { cause: details.cause });
    this.code = entry.code;
    this.isRetryable = entry.isRetryable;
    this.statusCode = details.statusCode ?? null;
    this.fieldErrors = details.fieldErrors ?? {};
  }
}

function saneText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = plainText(value);
  return text.length > 0 && text.length <= SERVER_MESSAGE_MAX ? text : undefined;
}

/** The parts of an error response that we read. Unchecked: any part may be missing or of another type. */
interface ErrorBody {
  message?: unknown;
  error?: ErrorBody | null;
  fieldErrors?: unknown;
}

const messageOf = (body?: ErrorBody | null): string | undefined =>
  saneText(body?.message) ?? saneText(body?.error?.message) ?? saneText(body?.error);

function fieldErrorsOf(body?: ErrorBody | null): FieldErrors {
  const source = body?.fieldErrors ?? body?.error?.fieldErrors;
  if (typeof source !== 'object' || source === null) return {};
  const pairs: [string, unknown][] = Array.isArray(source)
    ? source.map((item?: { field?: unknown; message?: unknown }) => [String(item?.field ?? ''), item?.message])
    : Object.entries(source);
  const readable = pairs.flatMap(([field, value]) => {
    const text = saneText(Array.isArray(value) ? value[0] : value);
    return field && text ? [[field, text] as const] : [];
  });
  return Object.fromEntries(readable);
}

/** Turns anything a request threw into an AppError; an AppError is returned unchanged. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!isAxiosError(error)) return new AppError(unknownError, { cause: error });
  const { response } = error;
  if (!response) return new AppError(networkError);
  const entry = errorsByStatus[response.status] ?? unknownError;
  return new AppError(entry, {
    message: messageOf(response.data),
    statusCode: response.status,
    fieldErrors: fieldErrorsOf(response.data),
  });
}

/** The error of a response that came but cannot be read. */
export function unreadableResponse(cause?: unknown): AppError {
  return new AppError(unknownError, { cause });
}
