import { unreadableAnswer } from './errors';
import { readText } from './lenient';

/** How a web page begins, or JSON that broke off: what could be read whole is no text any more. */
const NOT_AN_ANSWER = /^[<[{"]/;

/**
 * Takes the answer to a write of which nothing needs to be known: any JSON, a word, or no body at all. Throws an
 * AppError (UNKNOWN_ERROR) for one that cannot be the API's, such as the log-in page of a hotel's network.
 */
export function acknowledge(body: unknown): void {
  if (NOT_AN_ANSWER.test(readText(body))) throw unreadableAnswer();
}
