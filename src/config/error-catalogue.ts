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

/** The message of an error that is not in the catalogue. */
export const UNEXPECTED_ERROR = 'An unexpected error occurred';

const serverError: CatalogueEntry = {
  code: 'SERVER_ERROR',
  isRetryable: true,
  message: 'Something went wrong on our end. Please try again later.',
};

/** What each HTTP status means to a visitor. Any other status is an UNKNOWN_ERROR. */
export const errorsByStatus: Readonly<Record<number, CatalogueEntry>> = {
  400: { code: 'VALIDATION_ERROR', isRetryable: false, message: 'Please check your input and try again.' },
  401: { code: 'AUTHENTICATION_ERROR', isRetryable: false, message: 'Please log in to continue.' },
  403: {
    code: 'AUTHORIZATION_ERROR',
    isRetryable: false,
    message: "You don't have permission to access this resource.",
  },
  404: { code: 'NOT_FOUND_ERROR', isRetryable: false, message: 'The requested resource could not be found.' },
  500: serverError,
  502: serverError,
  503: serverError,
  504: serverError,
};

/** A request that got no response. */
export const networkError: CatalogueEntry = {
  code: 'NETWORK_ERROR',
  isRetryable: true,
  message: 'Network connection failed. Please check your internet connection.',
};

/** The longer wording of a network failure, for whole-page and whole-list fallbacks. */
export const NETWORK_ERROR_USER_TEXT =
  'Unable to connect to the server. Please check your internet connection and try again.';

/** Any other failure, such as an unreadable response. */
export const unknownError: CatalogueEntry = {
  code: 'UNKNOWN_ERROR',
  isRetryable: false,
  message: UNEXPECTED_ERROR,
};
