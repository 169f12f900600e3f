import type { Page } from '@playwright/test';
import { expect } from '../site';
import { type FailingCall, methodOf } from './call';

declare global {
  interface Window {
    /** How many requests are under way: those that are left unanswered, and those that wait for the server. */
    underWay?: { unanswered: number; answered: number };
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
    const underWay = { unanswered: 0, answered: 0 };
    window.underWay = underWay;
    const calls = new WeakMap<XMLHttpRequest, string>();
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      const { pathname, search } = new URL(url, window.location.href);
      calls.set(this, `${method.toUpperCase()} ${pathname}${search}`);
      open.call(this, method, url, true);
    };
    XMLHttpRequest.prototype.send = function (body) {
      const unanswered = window.sessionStorage.getItem(key);
      const limit = this.timeout;
      const isUnanswered = unanswered && limit > 0 && new RegExp(unanswered).test(calls.get(this) ?? '');
      const kind = isUnanswered ? 'unanswered' : 'answered';
      underWay[kind] += 1;
      this.addEventListener('loadend', () => {
        underWay[kind] -= 1;
      });
      if (isUnanswered) {
        this.timeout = 0;
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

/** How many requests of a kind are under way. */
export function underWay(page: Page, kind: 'unanswered' | 'answered'): Promise<number> {
  return page.evaluate((name) => window.underWay?.[name] ?? 0, kind);
}

/** Lets milliseconds pass on the page's clock. The server is not as fast: what waits for it must not run out of time. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await expect.poll(() => underWay(page, 'answered'), { message: 'the server has answered', intervals: [20] }).toBe(0);
  await page.clock.fastForward(milliseconds);
}
