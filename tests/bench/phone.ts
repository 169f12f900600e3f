import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Content, observe } from './observe';

/** A mobile network at the edge of its reach: 1.6 Mbit/s down, 750 kbit/s up, 150 ms more for each request. */
export const SLOW_NET = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 900 } };

export interface Phone {
  page: Page;
  session: CDPSession;
  /** Slows the processor by this factor from now on. */
  slowDown: (factor: number) => Promise<void>;
  close: () => Promise<void>;
}

interface PhoneOptions {
  /** Where the pages are. */
  url: string;
  content?: Content;
  /** How many times slower the processor is. Default: 4. */
  cpu?: number;
  /** True: as over a slow mobile network. */
  slowNet?: boolean;
  device?: typeof PHONE | typeof DESKTOP;
}

/**
 * A browser that has never been on the site, as slow as required. The service worker is blocked: it starts when a page is
 * complete, and its own requests are not slowed down.
 */
export async function openPhone(browser: Browser, options: PhoneOptions): Promise<Phone> {
  const { url, content = { selector: 'h1' }, cpu = 4, slowNet = false, device = PHONE } = options;
  const context = await browser.newContext({ ...device, baseURL: url, serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  // What runs these files wraps named functions in a helper of its own, which pages do not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(observe, content);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // Nothing outside of this machine takes part, such as the tiles of the map.
  await session.send('Network.setBlockedURLs', { urls: ['https://*'] });
  if (slowNet) await session.send('Network.emulateNetworkConditions', SLOW_NET);
  const slowDown = async (rate: number) => void (await session.send('Emulation.setCPUThrottlingRate', { rate }));
  await slowDown(cpu);
  return { page, session, slowDown, close: () => context.close() };
}
