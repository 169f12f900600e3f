import type { Page, Request, Route } from '@playwright/test';
import { expect } from './site';

type RequestMatch = (request: Request) => boolean;

interface DeferredResponses {
  /** Resolves when so many requests wait (one, unless said otherwise). */
  arrived: (count?: number) => Promise<void>;
  /** How many requests have come so far, whether they still wait or not. */
  count: () => number;
  /** Lets the responses through, those that wait and those to come. */
  release: () => Promise<void>;
}

/** True for requests of that method to that path of the API, whatever their query. */
export const isRequestTo =
  (method: string, path: string): RequestMatch =>
  (request) =>
    request.method() === method && new URL(request.url()).pathname === `/api${path}`;

/**
 * Defers the responses to some requests until they are released. The server has given them by then: the response is
 * what arrives late, as on a slow network.
 */
export async function deferResponses(page: Page, isMatch: RequestMatch): Promise<DeferredResponses> {
  let release = () => {};
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handled: Promise<void>[] = [];
  let waiting = 0;
  const deferred = async (route: Route) => {
    // The page that sent the request may have gone meanwhile, and with it the route.
    const response = await route.fetch().catch(() => null);
    waiting += 1;
    await opened;
    if (response) await route.fulfill({ response }).catch(() => {});
  };
  await page.route('**/api/**', (route) => {
    if (!isMatch(route.request())) return route.fallback();
    const handling = deferred(route);
    handled.push(handling);
    return handling;
  });
  return {
    arrived: (count = 1) => expect.poll(() => waiting).toBe(count),
    count: () => handled.length,
    release: async () => {
      release();
      await Promise.all(handled);
    },
  };
}

/** Defers all requests to these addresses until the returned function is called. */
export async function defer(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Addresses of the API's requests that the page canceled. */
export function canceledRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/')) addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}
