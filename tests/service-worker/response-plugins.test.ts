// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { RESPONSE_CACHES, SAVED_AT_HEADER } from '@/config/service-worker';
import { cacheKey, publicKey, sessionHash } from '@/service-worker/cache-key';
import { cacheKeyPlugin, savedAtPlugin, usableResponsePlugin } from '@/service-worker/response-plugins';
import { clearedSessionPlugin, clearPersonalResponses } from '@/service-worker/session-plugin';

const URL = 'https://snow.example/api/favorites?page=2';
const event = {} as never;
const ofSession = (token: string) => new Request(URL, { headers: { Authorization: `Bearer ${token}` } });
const json = (init: ResponseInit = {}, type = 'application/json') =>
  new Response('{"a":1}', { ...init, headers: { 'Content-Type': type, 'Content-Encoding': 'gzip', ...init.headers } });
const update = (plugin: WorkboxPlugin, response: Response, state = {}) =>
  plugin.cacheWillUpdate?.({ request: ofSession('ada'), response, event, state });

describe('the key of a cached response', () => {
  it('is of one session, and tells nothing of the token', async () => {
    const ada = await sessionHash('Bearer ada');
    const ben = await sessionHash('Bearer ben');
    expect(ada).not.toBe(ben);
    expect(ada).not.toContain('ada');
    expect(cacheKey(`${URL}#end`, null)).toBe(URL);
    expect(cacheKey(URL, ada)).not.toBe(cacheKey(URL, ben));
    expect(cacheKey(URL, ada)).toContain('page=2');
    expect(publicKey(cacheKey(URL, ada))).toBe(URL);
  });

  it('is made from the request', async () => {
    const keyOf = (request: Request) => cacheKeyPlugin.cacheKeyWillBeUsed?.({ mode: 'read', request, event });
    expect(await keyOf(new Request(URL))).toBe(URL);
    expect(await keyOf(ofSession('ada'))).toBe(cacheKey(URL, await sessionHash('Bearer ada')));
  });
});

describe('a response', () => {
  it('is cached only when it is complete JSON and no redirect', async () => {
    expect(await update(savedAtPlugin, json())).toBeInstanceOf(Response);
    expect(await update(savedAtPlugin, json({}, 'application/json; charset=utf-8'))).toBeInstanceOf(Response);
    expect(await update(savedAtPlugin, json({}, 'text/html'))).toBeNull();
    const redirected = Object.defineProperty(json(), 'redirected', { value: true });
    expect(await update(savedAtPlugin, redirected)).toBeNull();
    for (const status of [201, 206, 401, 403, 404, 500, 503]) {
      expect(await update(savedAtPlugin, json({ status }))).toBeNull();
    }
  });

  it('carries the instant at which it came, and its body unpacked', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-31T12:00:00Z'), toFake: ['Date'] });
    const cached = await update(savedAtPlugin, json());
    vi.useRealTimers();
    expect(cached?.headers.get(SAVED_AT_HEADER)).toBe('2026-01-31T12:00:00.000Z');
    expect(cached?.headers.get('Date')).toBe('Sat, 31 Jan 2026 12:00:00 GMT');
    expect(cached?.headers.get('Content-Encoding')).toBeNull();
    expect(await cached?.json()).toEqual({ a: 1 });
  });

  it('that came before the service worker keeps its instant', async () => {
    const savedAt = '2026-01-31T11:59:00.000Z';
    const cached = await update(savedAtPlugin, json({ headers: { [SAVED_AT_HEADER]: savedAt } }));
    expect(cached?.headers.get(SAVED_AT_HEADER)).toBe(savedAt);
  });
});

describe('a cached response', () => {
  const arrive = (response: Response, state: object) =>
    usableResponsePlugin.fetchDidSucceed?.({ request: new Request(URL), response, event, state });
  const fallback = (state: object) =>
    usableResponsePlugin.handlerDidError?.({ request: new Request(URL), error: new Error(), event, state });

  it('waits for what comes complete from the API, its refusals included', async () => {
    for (const status of [200, 401, 403, 404, 429]) {
      const response = json({ status });
      expect(await arrive(response, {})).toBe(response);
      expect(await response.json()).toEqual({ a: 1 });
    }
    expect(await arrive(new Response(null, { status: 204 }), {})).toBeInstanceOf(Response);
  });

  it('is preferred to a server error and to the page of a captive portal, which come where nothing is cached', async () => {
    for (const response of [json({ status: 502 }, 'text/html'), json({ status: 500 }), json({}, 'text/html')]) {
      const state = {};
      await expect(arrive(response, state)).rejects.toThrow();
      expect(await fallback(state)).toBe(response);
    }
  });

  it('is preferred to a response that breaks off', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    const state = {};
    await expect(
      arrive(new Response(broken, { headers: { 'Content-Type': 'application/json' } }), state),
    ).rejects.toThrow();
    expect(await fallback(state)).toBeUndefined();
  });
});

describe('a response in flight', () => {
  const start = async (token: string) => {
    const state = {};
    await clearedSessionPlugin.handlerWillStart?.({ request: ofSession(token), event, state });
    return state;
  };
  const deleted = vi.fn(async (_name: string) => true);

  it('is not cached once its session has been cleared, and those of another session are', async () => {
    vi.stubGlobal('caches', { delete: deleted });
    const ada = await start('ada');
    const ben = await start('ben');
    expect(await update(clearedSessionPlugin, json(), ada)).toBeInstanceOf(Response);
    await clearPersonalResponses('ada');
    expect(deleted.mock.calls).toEqual([[RESPONSE_CACHES.personal]]);
    expect(await update(clearedSessionPlugin, json(), ada)).toBeNull();
    expect(await update(clearedSessionPlugin, json(), ben)).toBeInstanceOf(Response);
  });

  it('that was being written when its session was cleared is removed again', async () => {
    vi.stubGlobal('caches', { delete: deleted });
    const done = async (state: object) => {
      deleted.mockClear();
      await clearedSessionPlugin.handlerDidComplete?.({ request: ofSession('eve'), event, state });
      return deleted.mock.calls.length;
    };
    const eve = await start('eve');
    expect(await done(eve)).toBe(0);
    await clearPersonalResponses('eve');
    expect(await done(eve)).toBe(1);
  });

  it('is cleared without complaint where storage is blocked', async () => {
    vi.stubGlobal('caches', { delete: () => Promise.reject(new DOMException('Blocked', 'SecurityError')) });
    await expect(clearPersonalResponses(null)).resolves.toBeUndefined();
  });
});
