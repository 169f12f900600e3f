import { describe, expect, it, vi } from 'vitest';
import { bypassHttpCachePlugin, expectedFilePlugin } from '@/service-worker/file-plugins';

const event = {} as never;
const file = (type: string, body = 'x', status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });
const requestOf = (path: string) => new Request(`https://snow.example/${path}`);
const page = '<!doctype html><div id="root"><main></main></div>';
const portal = '<!doctype html><h1>Log in to the network</h1>';

async function isCached(path: string, response: Response): Promise<boolean> {
  return (await expectedFilePlugin.cacheWillUpdate?.({ request: requestOf(path), response, event })) === response;
}

describe('a file', () => {
  it.each([
    ['about/', file('text/html; charset=utf-8', page), true],
    ['shell', file('text/html', '<body><div id=root></div>'), true],
    ['shell', file('text/html', portal), false],
    ['shell', file('text/html', page, 404), false],
    ['assets/a.js', file('text/javascript'), true],
    ['assets/a.js', file('application/javascript; charset=utf-8'), true],
    ['assets/a.js', file('text/html', portal), false],
    ['assets/a.js', file('', 'x'), false],
    ['assets/a.js', file('text/javascript', 'x', 206), false],
    ['assets/a.css', file('text/css'), true],
    ['assets/a.css', file('text/html', portal), false],
    ['images/a.jpg', file('image/jpeg'), true],
    ['images/a.svg', file('image/svg+xml'), true],
    ['images/a.webp', file('text/html', portal), false],
    ['assets/a.woff2', file('application/octet-stream'), true],
    ['manifest.webmanifest', file('text/html', portal), false],
  ])('%s is cached only when it is what its name says (%#)', async (path, response, isExpected) => {
    expect(await isCached(path, response)).toBe(isExpected);
  });

  it('that was redirected is not cached', async () => {
    const response = Object.defineProperty(file('text/javascript'), 'redirected', { value: true });
    expect(await isCached('assets/a.js', response)).toBe(false);
  });

  it('that is a page although its name says otherwise is ignored in the cache', async () => {
    const read = (path: string, cachedResponse: Response) =>
      expectedFilePlugin.cachedResponseWillBeUsed?.({
        cacheName: 'a',
        request: requestOf(path),
        cachedResponse,
        event,
      });
    expect(await read('assets/a.js', file('text/html', portal))).toBeNull();
    expect(await read('assets/a.css?v=1', file('text/html', portal))).toBeNull();
    expect(await read('images/a.jpg', file('text/html', portal))).toBeNull();
    expect(await read('assets/a.js', file('text/javascript'))).toBeInstanceOf(Response);
  });

  it('that the HTTP cache holds as a page is requested from the server', async () => {
    const script = file('text/javascript');
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => script);
    vi.stubGlobal('fetch', fetched);
    const result = (response: Response) =>
      bypassHttpCachePlugin.fetchDidSucceed?.({ request: requestOf('assets/a.js'), response, event });
    expect(await result(file('text/html', portal))).toBe(script);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'reload' });
    const missing = file('text/html', portal, 404);
    expect(await result(missing)).toBe(missing);
    const expected = file('text/javascript');
    expect(await result(expected)).toBe(expected);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
