import type { Page } from '@playwright/test';
import { type NetworkProxy, startNetworkProxy } from './network-proxy';
import { test as base, expect } from './site';

interface Network {
  /** Takes the network away: the browser knows, and nobody responds. */
  cut: () => Promise<void>;
  /** Gives it back. */
  restore: () => Promise<void>;
}

/** E2e tests on the production build with its service worker, behind a proxy that can be cut off. */
export const test = base.extend<{ networkProxy: NetworkProxy; network: Network }>({
  serviceWorkers: 'allow',
  networkProxy: async ({ served }, use) => {
    const networkProxy = await startNetworkProxy(served.url);
    await use(networkProxy);
    await networkProxy.close();
  },
  baseURL: async ({ networkProxy }, use) => use(networkProxy.url),
  network: async ({ networkProxy, context }, use) => {
    await use({
      cut: async () => {
        networkProxy.disconnect();
        await context.setOffline(true);
      },
      restore: async () => {
        networkProxy.connect();
        await context.setOffline(false);
      },
    });
  },
});

export { expect };

/** The one line that speaks of the network. */
export const offlineLine = (page: Page) => page.getByRole('status').filter({ hasText: /offline|not responding/ });

/** The toast that offers a new version. */
export const versionOffer = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'A new version of Snowline is ready.' });

/** Has the browser look for a new version of the service worker. */
export const lookForVersion = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** Accepts a new version, and waits until it is in use. */
export async function acceptVersion(page: Page): Promise<void> {
  const isReloaded = page.waitForEvent('load');
  await versionOffer(page).getByRole('button', { name: 'Reload' }).click();
  await isReloaded;
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null);
}

/** Opens a page and waits until the site is precached and its service worker controls the page. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The addresses of everything that is cached, by the name of its cache. */
export function cachedUrls(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return [name, keys.map(({ url }) => url)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });
}

/** Waits until the responses to these paths are cached. */
export async function waitUntilCached(page: Page, ...paths: string[]): Promise<void> {
  await expect
    .poll(async () => {
      const cached = Object.entries(await cachedUrls(page)).flatMap(([name, urls]) =>
        name.includes('responses') ? urls : [],
      );
      return paths.filter((path) => !cached.some((url) => new URL(url).pathname === path));
    })
    .toEqual([]);
}
