import type { QueryKey } from '@tanstack/react-query';
import type { AppError } from './errors';
import type { NoticeLink } from './notify';

/** What a component that shows a query announces when it fails (see useAnnounceFailure). */
export interface QueryFeedback {
  failure: string;
  /** Takes the place of the error's own message below the failure text. */
  failureHint?: string;
  /** The component announces the failure itself, in the page: the toast is only shown, and does not repeat the error's message. */
  isShownInline?: boolean;
}

/** A failure's own words, where neither the fixed text nor the error's message will do. */
export interface Announcement {
  title: string;
  description?: string;
  /** Nobody's fault, such as a limit that is reached: it does not look like an error. */
  isNeutral?: boolean;
  /** Milliseconds it stays. */
  duration?: number;
}

/** What a mutation announces, and which queries it makes stale. */
export interface MutationFeedback extends Record<string, unknown> {
  /** Fixed words, or what to say of the result; null says nothing. */
  success?: string | ((result: unknown) => string | null);
  /** A link beside the words of the success. */
  successLink?: NoticeLink;
  /** Fixed words, or what to say of the error; null says nothing, whatever the error. */
  failure?: string | ((error: AppError) => Announcement | null);
  /** What it is about ("favorite zermatt"): its success removes the toast of an earlier failure about the same. */
  about?: string;
  /** Whether a component announces the failure in the page at this moment: the toast is only shown then. */
  isShownInline?: () => boolean;
  /** False: the failure is announced without the error's own message. */
  explainsFailure?: boolean;
  /** A 401 to this request ends no session, so it is announced like any other failure. */
  keepsSessionOn401?: boolean;
  /** What an ended session means for this mutation; said below the general words. */
  loggedOut?: string;
  invalidates?: readonly QueryKey[];
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: AppError;
    mutationMeta: MutationFeedback;
  }
}
