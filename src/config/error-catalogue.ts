import { m } from '@/paraglide/messages';

export type ErrorCode =
  | 'NETWORK_ERROR'
  | 'VALIDATION_ERROR'
  | 'AUTHENTICATION_ERROR'
  | 'AUTHORIZATION_ERROR'
  | 'NOT_FOUND_ERROR'
  | 'SERVER_ERROR'
  | 'UNKNOWN_ERROR';

export interface CatalogueEntry {
  code: ErrorCode;
  isRetryable: boolean;
  message: string;
}

/** The message for an error that is not in the catalogue. */
export const UNEXPECTED_ERROR = m.error_unexpected();

const serverError: CatalogueEntry = { code: 'SERVER_ERROR', isRetryable: true, message: m.error_server() };

/** A request without a valid session. */
export const authenticationError: CatalogueEntry = {
  code: 'AUTHENTICATION_ERROR',
  isRetryable: false,
  message: m.error_log_in(),
};

/** What each HTTP status means to a visitor. Any other status is an UNKNOWN_ERROR. */
export const errorsByStatus: Readonly<Record<number, CatalogueEntry>> = {
  400: { code: 'VALIDATION_ERROR', isRetryable: false, message: m.error_input() },
  401: authenticationError,
  403: { code: 'AUTHORIZATION_ERROR', isRetryable: false, message: m.error_permission() },
  404: { code: 'NOT_FOUND_ERROR', isRetryable: false, message: m.error_not_found() },
  500: serverError,
  502: serverError,
  503: serverError,
  504: serverError,
};

/** A request that got no response. */
export const networkError: CatalogueEntry = { code: 'NETWORK_ERROR', isRetryable: true, message: m.error_network() };

/** The longer wording of a network failure, for whole-page and whole-list fallbacks. */
export const NETWORK_ERROR_USER_TEXT = m.error_no_connection();

/** Any other failure, such as an unreadable response. */
export const unknownError: CatalogueEntry = { code: 'UNKNOWN_ERROR', isRetryable: false, message: UNEXPECTED_ERROR };
