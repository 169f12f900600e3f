import type { Page } from '@playwright/test';
import { expect } from '../site';
import { type FailingCall, methodOf } from './call';

declare global {
  interface Window {
    /** How many requests are under way: those that never get a response, and those that wait for the server. */
    underWay?: { hanging: number; served: number };
  }
}

/** Where a cell names the call that never gets a response, as "METHOD path-pattern". */
const HANGING = 'hanging';

/**
 * Puts the page on a clock of its own, and with it the time limit of the request that never gets a response: the browser
 * keeps that limit itself, out of the reach of any clock.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript((key) => {
    const { open, send } = XMLHttpRequest.prototype;
    const underWay = { hanging: 0, served: 0 };
    window.underWay = underWay;
    const calls = new WeakMap<XMLHttpRequest, string>();
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      const { pathname, search } = new URL(url, window.location.href);
      calls.set(this, `${method.toUpperCase()} ${pathname}${search}`);
      open.call(this, method, url, true);
    };
    XMLHttpRequest.prototype.send = function (body) {
      const hanging = window.sessionStorage.getItem(key);
      const limit = this.timeout;
      const isHanging = hanging && limit > 0 && new RegExp(hanging).test(calls.get(this) ?? '');
      const kind = isHanging ? 'hanging' : 'served';
      underWay[kind] += 1;
      this.addEventListener('loadend', () => {
        underWay[kind] -= 1;
      });
      if (isHanging) {
        this.timeout = 0;
        window.setTimeout(() => {
          if (this.readyState === XMLHttpRequest.DONE) return;
          this.dispatchEvent(new ProgressEvent('timeout'));
          this.abort();
        }, limit);
      }
      send.call(this, body);
    };
  }, HANGING);
}

/** Says which call never gets a response from here on; null: none. */
export async function setHangingCall(page: Page, call: FailingCall | null): Promise<void> {
  const pattern = call && `^${methodOf(call)} .*${call.path.source.replace(/^\^/, '')}`;
  await page.evaluate(
    ([key, value]) => (value ? window.sessionStorage.setItem(key, value) : window.sessionStorage.removeItem(key)),
    [HANGING, pattern ?? ''] as const,
  );
}

/** How many requests of a kind are under way. */
export function underWay(page: Page, kind: 'hanging' | 'served'): Promise<number> {
  return page.evaluate((name) => window.underWay?.[name] ?? 0, kind);
}

/** Lets milliseconds pass on the page's clock. The server is not as fast: what waits for it must not run out of time. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await expect.poll(() => underWay(page, 'served'), { message: 'the server has responded', intervals: [20] }).toBe(0);
  await page.clock.fastForward(milliseconds);
}
