import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';

interface ApiRequest {
  method: string;
  path: string;
  status: number;
}

export interface Site {
  /** Address of the site, without a slash at the end. */
  url: string;
  /** The requests to the demo API since the test began. */
  requests: () => Promise<ApiRequest[]>;
}

/** Serves a built site with the API stand-in, in a process of its own. */
export async function startSite(dist: string): Promise<{ url: string; process: ChildProcess }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tests/support/site-server.ts', '--dist', dist], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('http')) return { url: line.replace(/\/$/, ''), process: server };
  }
  throw new Error(`The site in ${dist} could not be served`);
}

/** The browser's own note of a request that failed, and Playwright's of the worker it keeps away: no complaints of ours. */
const REQUEST_NOTE = /^Failed to load resource|^Service Worker registration blocked by Playwright/;

/** Milliseconds after which a prerendered page that was not hydrated is taken as it is. */
const CODE_ARRIVES_IN = 10_000;

/**
 * A prerendered page is there before its code. People take longer than that to reach for a button; e2e tests,
 * which do not, wait for it in every tab.
 */
function waitUntilHydrated(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const untilHydrated = () =>
    page
      .locator('#root[data-page^="/"]')
      .waitFor({ state: 'detached', timeout: CODE_ARRIVES_IN })
      .catch(() => {});
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit') await untilHydrated();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await untilHydrated();
    return response;
  };
}

/** Gives the page map tiles, plain squares. Without them none comes: e2e tests never leave the machine (playwright.config.ts). */
export const serveTiles = (page: Page) =>
  page.route(/tile\.openstreetmap\.org/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
    }),
  );

/** A request of the page to the API as the contract's recorder takes it; null for any other request. */
function apiRequest(request: Request) {
  const { pathname, search } = new URL(request.url());
  if (!pathname.startsWith('/api/')) return null;
  return { method: request.method(), path: pathname.slice('/api'.length) + search, body: request.postData() };
}

/**
 * E2e tests on a built site, the production build unless `test.use({ dist })` names another: each worker has a site of
 * its own, and each test starts with a fresh API. A test fails when a page or the site's worker throws, complains in
 * the console, does what the content security policy forbids, or when a request to the API or its response has anything that its
 * contract does not describe.
 */
export const test = base.extend<{ site: Site }, { dist: string; served: { url: string } }>({
  dist: ['dist', { scope: 'worker', option: true }],
  served: [
    async ({ dist }, use) => {
      const { url, process } = await startSite(dist);
      await use({ url });
      process.kill();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ served }, use) => use(served.url),
  site: [
    async ({ served: { url }, context }, use) => {
      const requested: Request[] = [];
      context.on('request', (request) => void requested.push(request));
      await fetch(`${url}/__reset`, { method: 'POST' });
      await use({ url, requests: async () => (await fetch(`${url}/__requests`)).json() as Promise<ApiRequest[]> });
      // Also responses of a test's own, which never reached the API.
      const sent = JSON.stringify(requested.map(apiRequest).filter((request) => request !== null));
      const mismatches = await (await fetch(`${url}/__contract`, { method: 'POST', body: sent })).json();
      expect(mismatches, 'requests and responses that docs/openapi.yaml does not describe').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    const complaints: string[] = [];
    const note = (text: string) => {
      if (!REQUEST_NOTE.test(text)) complaints.push(text);
    };
    // Whatever tab they come from, and the service worker too.
    const context = page.context();
    context.on('weberror', (error) => note(String(error.error())));
    const listen = (message: ConsoleMessage) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text());
    };
    context.on('console', listen);
    context.on('serviceworker', (worker) => worker.on('console', listen));
    // The browser writes refusals of the content security policy to the console; this one cannot be missed.
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
        console.error(`CSP refuses ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`),
      ),
    );
    if (javaScriptEnabled !== false) {
      waitUntilHydrated(page);
      context.on('page', waitUntilHydrated);
    }
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
