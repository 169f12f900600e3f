import type { QueryKey } from '@tanstack/react-query';
import type { AppError } from './errors';

/** What a read announces when it fails. A read without it fails silently or where it is shown. */
export interface QueryFeedback extends Record<string, unknown> {
  failure?: string;
  /** Takes the place of the error's own message below the failure text. */
  failureHint?: string;
  /** A 401 to this request ends no session, so it is announced like any other failure. */
  keepsSessionOn401?: boolean;
}

/** A failure's own words, where neither the fixed text nor the error's message will do. */
export interface Announcement {
  title: string;
  description?: string;
  /** Milliseconds it stays. */
  duration?: number;
}

/** What a write announces, and which reads it makes stale. */
export interface MutationFeedback extends Record<string, unknown> {
  /** Fixed words, or what to say of the write's result; null says nothing. */
  success?: string | ((result: unknown) => string | null);
  /** Fixed words, or what to say of the error; null says nothing. */
  failure?: string | ((error: AppError) => Announcement | null);
  /** False: the failure is announced without the error's own message. */
  explainsFailure?: boolean;
  /** A 401 to this request ends no session, so it is announced like any other failure. */
  keepsSessionOn401?: boolean;
  /** What an ended session means for this write; said below the general words. */
  loggedOut?: string;
  invalidates?: readonly QueryKey[];
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: AppError;
    queryMeta: QueryFeedback;
    mutationMeta: MutationFeedback;
  }
}
