import type { Page, Request, Route } from '@playwright/test';
import { expect } from './site';

type Asked = (request: Request) => boolean;

interface Gate {
  /** Resolves when so many requests wait (one, unless said otherwise). */
  arrived: (count?: number) => Promise<void>;
  /** How many requests have come so far, whether they still wait or not. */
  count: () => number;
  /** Lets the answers go, those that wait and those to come. */
  release: () => Promise<void>;
}

/** True for requests of that method to that path of the API, whatever their query. */
export const asks =
  (method: string, path: string): Asked =>
  (request) =>
    request.method() === method && new URL(request.url()).pathname === `/api${path}`;

/**
 * Keeps back the answers to some requests until they are released. The server has given them by then: what is late is
 * the answer, as on a slow line.
 */
export async function holdAnswersTo(page: Page, isMeant: Asked): Promise<Gate> {
  let letGo = () => {};
  const opened = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const handled: Promise<void>[] = [];
  let waiting = 0;
  const answer = async (route: Route) => {
    // Whoever asked may have gone meanwhile, and with them the route.
    const response = await route.fetch().catch(() => null);
    waiting += 1;
    await opened;
    if (response) await route.fulfill({ response }).catch(() => {});
  };
  await page.route('**/api/**', (route) => {
    if (!isMeant(route.request())) return route.fallback();
    const handling = answer(route);
    handled.push(handling);
    return handling;
  });
  return {
    arrived: (count = 1) => expect.poll(() => waiting).toBe(count),
    count: () => handled.length,
    release: async () => {
      letGo();
      await Promise.all(handled);
    },
  };
}

/** Addresses of the API's requests that the page called off. */
export function calledOff(page: Page): string[] {
  const addresses: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/')) addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}
