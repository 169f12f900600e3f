import type { Page } from '@playwright/test';
import { type FailingCall, methodOf } from './call';

declare global {
  interface Window {
    /** How many requests are left unanswered at the moment. */
    leftUnanswered?: number;
  }
}

/** Where a cell names the call that is never answered, as "METHOD path-pattern". */
const UNANSWERED = 'unanswered';

/**
 * Puts the page on a clock of its own, and with it the time limit of the request that is never answered: the browser
 * keeps that limit itself, out of the reach of any clock.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript((key) => {
    const { open, send } = XMLHttpRequest.prototype;
    const calls = new WeakMap<XMLHttpRequest, string>();
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      const { pathname, search } = new URL(url, window.location.href);
      calls.set(this, `${method.toUpperCase()} ${pathname}${search}`);
      open.call(this, method, url, true);
    };
    XMLHttpRequest.prototype.send = function (body) {
      const unanswered = window.sessionStorage.getItem(key);
      const limit = this.timeout;
      if (unanswered && limit > 0 && new RegExp(unanswered).test(calls.get(this) ?? '')) {
        this.timeout = 0;
        window.leftUnanswered = (window.leftUnanswered ?? 0) + 1;
        this.addEventListener('loadend', () => {
          window.leftUnanswered = (window.leftUnanswered ?? 1) - 1;
        });
        window.setTimeout(() => {
          if (this.readyState === XMLHttpRequest.DONE) return;
          this.dispatchEvent(new ProgressEvent('timeout'));
          this.abort();
        }, limit);
      }
      send.call(this, body);
    };
  }, UNANSWERED);
}

/** Says which call is never answered from here on; null: none. */
export async function leaveUnanswered(page: Page, call: FailingCall | null): Promise<void> {
  const pattern = call && `^${methodOf(call)} .*${call.path.source.replace(/^\^/, '')}`;
  await page.evaluate(
    ([key, value]) => (value ? window.sessionStorage.setItem(key, value) : window.sessionStorage.removeItem(key)),
    [UNANSWERED, pattern ?? ''] as const,
  );
}

/** Whether a call that is never answered is under way. */
export function isLeftUnanswered(page: Page): Promise<boolean> {
  return page.evaluate(() => (window.leftUnanswered ?? 0) > 0);
}
