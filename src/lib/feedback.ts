import type { QueryKey } from '@tanstack/react-query';
import type { AppError } from './errors';
import type { NoticeLink } from './notify';

/** What a component announces when a query it shows fails (see useAnnounceFailure). */
export interface QueryFeedback {
  failure: string;
  /** Replaces the error's own message below the failure text. */
  failureHint?: string | undefined;
  /** The component announces the failure in the page: the toast is silent and does not repeat the error's message. */
  isShownInline?: boolean;
}

/** The text of a failure if neither a fixed text nor the error's message fits. */
export interface Announcement {
  title: string;
  description?: string;
  /** Not an error, such as a limit reached: shown as a neutral toast. */
  isNeutral?: boolean;
  /** Milliseconds it stays. */
  duration?: number;
}

/** What a mutation announces, and which queries it makes stale. */
export interface MutationFeedback extends Record<string, unknown> {
  /** A fixed text, or one made from the result; null announces nothing. */
  success?: string | ((result: unknown) => string | null);
  /** A link in the toast of the success. */
  successLink?: NoticeLink | undefined;
  /** A fixed text, or one made from the error; null announces nothing, whatever the error. */
  failure?: string | ((error: AppError) => Announcement | null);
  /** Subject of the mutation ("favorite zermatt"): its outcome removes the toast of an earlier failure with the same subject. */
  about?: string;
  /** Whether a component currently announces the failure in the page: the toast is silent then. */
  isShownInline?: () => boolean;
  /** False: the failure is announced without the error's own message. */
  explainsFailure?: boolean;
  /** A 401 to this request ends no session, so it is announced like any other failure. */
  keepsSessionOn401?: boolean;
  /** What an ended session means for this mutation; shown below the general text. */
  loggedOut?: string;
  invalidates?: readonly QueryKey[];
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: AppError;
    mutationMeta: MutationFeedback;
  }
}
