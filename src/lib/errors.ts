import type { CatalogueEntry, ErrorCode } from '@/config/error-catalogue';

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
