import type { Page } from '@playwright/test';
import { NETWORK_ERROR_USER_TEXT } from '@/config/error-catalogue';
import { m } from '@/paraglide/messages';
import { expect } from '../site';
import type { Outcome } from './call';
import type { Failure } from './failures';

const SESSION_ENDED = 'Please log in to continue.';

/** Where a 401 leads, whatever was requested. */
export const loggedOut: Outcome = {
  toast: SESSION_ENDED,
  at: '/login',
  endsSession: true,
  shows: (page) => page.getByRole('button', { name: 'Log In' }),
};

/** What the list, and a resort's page, are headed in place of what did not come. */
export const screenTitle = ({ kind }: Failure): string =>
  kind === 'network' ? m.screen_network() : m.screen_went_wrong();
export const screenText = ({ kind, says }: Failure): string => (kind === 'network' ? NETWORK_ERROR_USER_TEXT : says);
export const screenRetry = ({ kind }: Failure): string => (kind === 'network' ? 'Retry' : 'Try Again');

type WayOn = Pick<Outcome, 'again' | 'onward'>;

/** A read that is announced, and said in its place with a button that requests it again. */
export const saidInPlace =
  (title: string, wayOn: WayOn, onPartly?: Outcome) =>
  (failure: Failure): Outcome => {
    if (failure.status === 401) return loggedOut;
    if (failure.name === 'lists with null items' && onPartly) return onPartly;
    return { toast: title, alert: [title, failure.says], ...wayOn };
  };

/** The button that requests it again, and what comes of it. */
export function tryAgain(found: (page: Page) => Promise<void>, name = 'Try Again'): WayOn {
  const again = (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  return {
    again,
    onward: async (page) => {
      await again(page);
      await found(page);
    },
  };
}

/** Coming back to the tab refetches what could not be had. */
export const comeBack = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
};

/** A read whose failure is nobody's business. `isReadable` says of which spoilt responses enough is left. */
export const silent =
  (shows: Outcome['shows'], again: Outcome['again'], isReadable: (failure: Failure) => boolean) =>
  (failure: Failure): Outcome =>
    failure.status === 401 ? loggedOut : { ...(shows && { shows }), ...(again && !isReadable(failure) && { again }) };

/** True for a response of 200 that confirms a write: any JSON, or nothing. */
export const isWriteAccepted = ({ kind, name }: Failure): boolean => kind === 'body' && name !== 'HTML with 200';

/** What the server finds wrong in a form, in its own words. */
export const FIELD_ERROR = 'The server has its doubts about this';

interface WriteWords {
  failed: string;
  /** False: the toast says no more than that. */
  isExplained?: boolean;
  /** Texts before the reason where it is said in the page; undefined: it is said in a toast alone. */
  inPage?: readonly string[];
  /** A form whose fields take the server's errors. */
  hasFields?: boolean;
  /** What comes of a response that confirms the write; undefined: the response has to be read. */
  accepted?: Outcome;
  shows?: Outcome['shows'];
  /** Sends again what is still there. */
  again: (page: Page) => Promise<void>;
  /** The news of its success. */
  news: string;
  /** What a 401 means for it, below the general words. */
  loggedOutDetail?: string;
  /** What is done after a 401, on the log-in page. */
  afterLogout?: (page: Page) => Promise<void>;
}

/** A write: said in a toast and where it was sent from, what was typed stays, and it can be sent again. */
export const write =
  ({ failed, isExplained = true, inPage, hasFields, accepted, shows, again, news, ...logout }: WriteWords) =>
  (failure: Failure): Outcome => {
    const { afterLogout, loggedOutDetail } = logout;
    if (failure.status === 401) {
      return {
        ...loggedOut,
        ...(loggedOutDetail && { detail: loggedOutDetail }),
        ...(afterLogout && { onward: afterLogout }),
      };
    }
    if (accepted && isWriteAccepted(failure)) return { ...accepted, isDone: true };
    const isOfFields = hasFields && failure.status === 400;
    const found = isOfFields ? (page: Page) => page.getByText(FIELD_ERROR) : shows;
    return {
      toast: failed,
      // What the page says is not said again in the toast.
      ...(isExplained && !inPage && { detail: failure.says }),
      ...(inPage && !isOfFields && { alert: [...inPage, failure.says] }),
      ...(found && { shows: found }),
      again,
      onward: async (page) => {
        await again(page);
        await expect(page.getByRole('listitem').filter({ hasText: news })).toBeVisible();
      },
    };
  };
