import type { Page } from '@playwright/test';
import { NETWORK_ERROR_USER_TEXT } from '@/config/error-catalogue';
import { messages } from '@/config/messages';
import type { Outcome } from './call';
import type { Failure } from './failures';

const SESSION_ENDED = 'Please log in to continue.';

/** Where a 401 leads, whatever was asked for. */
export const loggedOut: Outcome = {
  toast: SESSION_ENDED,
  at: '/login',
  endsSession: true,
  shows: (page) => page.getByRole('button', { name: 'Log In' }),
};

/** What the list, and a resort's page, are headed in place of what did not come. */
export const screenTitle = ({ kind }: Failure): string =>
  kind === 'network' ? messages.screen.network : messages.screen.wentWrong;
export const screenText = ({ kind, says }: Failure): string => (kind === 'network' ? NETWORK_ERROR_USER_TEXT : says);
export const screenRetry = ({ kind }: Failure): string => (kind === 'network' ? 'Retry' : 'Try Again');

/** A read that is announced, and said in its place with a button that asks again. */
export const saidInPlace =
  (title: string, onward: (page: Page) => Promise<void>, onPartly?: Outcome) =>
  (failure: Failure): Outcome => {
    if (failure.status === 401) return loggedOut;
    if (failure.name === 'lists with null items' && onPartly) return onPartly;
    return { toast: title, detail: failure.says, alert: [title, failure.says], onward };
  };

/** Presses the button that asks again, and expects what comes of it. */
export const tryAgain =
  (found: (page: Page) => Promise<void>, name = 'Try Again') =>
  async (page: Page): Promise<void> => {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await found(page);
  };

/** A read whose failure is nobody's business. */
export const silent =
  (shows: Outcome['shows']) =>
  (failure: Failure): Outcome =>
    failure.status === 401 ? loggedOut : { ...(shows && { shows }) };
