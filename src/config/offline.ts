/** What the page and its service worker have agreed upon. */

/** The worker's file in the built site. */
export const WORKER_FILE = 'sw.js';

/** Caches of API answers: those that anybody was given, and those of the person who is signed in. */
export const ANSWER_CACHES = { public: 'snowline-answers', personal: 'snowline-personal-answers' } as const;

/** For how many milliseconds an answer is kept at the longest. */
export const ANSWERS_KEPT_FOR = 30 * 24 * 60 * 60_000;

/** Header of an answer that comes from a cache: the ISO instant at which the server gave it. */
export const SAVED_AT_HEADER = 'x-snowline-saved-at';

/** Tells the worker that the answers to this token are to be forgotten. */
export interface ForgetMessage {
  type: 'forget-answers';
  token: string | null;
}
