// @vitest-environment jsdom
import { HttpResponse, http as mock } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { RESPONSE_CACHES } from '@/config/service-worker';
import { http } from '@/lib/http';
import { listenInThisFile, server } from '../support/server';

listenInThisFile();

const api = `${window.location.origin}/api`;
const cached = new Set<string>();
const cachedOfVisitors = new Set<string>();

const cacheOf = (urls: Set<string>) => ({
  keys: async () => [...urls].map((url) => new Request(url)),
  delete: async ({ url }: Request) => urls.delete(url),
});

/** The browser's caches: that of the session, and that of visitors, which stands in for it. */
beforeEach(() => {
  cached.clear();
  cachedOfVisitors.clear();
  for (const path of ['/reviews/resort/alta', '/resorts/alta']) cachedOfVisitors.add(api + path);
  for (const path of [
    '/favorites?s=1',
    '/favorites-of-others?s=1',
    '/resorts/favorites?s=1',
    '/reviews/resort/alta?s=1',
  ])
    cached.add(api + path);
  const caches: Record<string, ReturnType<typeof cacheOf>> = {
    [RESPONSE_CACHES.personal]: cacheOf(cached),
    [RESPONSE_CACHES.public]: cacheOf(cachedOfVisitors),
  };
  vi.stubGlobal('caches', {
    has: async (name: string) => name in caches,
    open: async (name: string) => caches[name] ?? Promise.reject(new Error(name)),
  });
});

const left = (urls = cached) => [...urls].map((url) => url.replace(api, ''));

it('a write makes the cached responses of what it changed unusable, and leaves the others for offline use', async () => {
  server.use(mock.all('*/api/*', () => HttpResponse.json({})));
  await http.delete('/favorites/alta');
  await vi.waitFor(() => expect(left()).not.toContain('/favorites?s=1'));
  expect(left()).toEqual(['/favorites-of-others?s=1', '/resorts/favorites?s=1', '/reviews/resort/alta?s=1']);
  await http.post('/reviews', {});
  await vi.waitFor(() => expect(left()).not.toContain('/reviews/resort/alta?s=1'));
});

it('a review that was deleted does not come back from what a visitor has read', async () => {
  server.use(mock.delete('*/api/reviews/*', () => HttpResponse.json({})));
  await http.delete('/reviews/7');
  await vi.waitFor(() => expect(left(cachedOfVisitors)).toEqual(['/resorts/alta']));
});

it.each([404, 409])('a write that the server finds done already (%i) makes them unusable, too', async (status) => {
  server.use(mock.all('*/api/favorites/alta', () => new HttpResponse(null, { status })));
  await http.delete('/favorites/alta').catch(() => {});
  await vi.waitFor(() => expect(left()).not.toContain('/favorites?s=1'));
});

it('a read, and a write that fails, leave them', async () => {
  server.use(
    mock.get('*/api/favorites', () => HttpResponse.json([])),
    mock.post('*/api/favorites', () => new HttpResponse(null, { status: 500 })),
    mock.post('*/api/reviews', () => HttpResponse.json({})),
  );
  await http.get('/favorites');
  await http.post('/favorites', {}).catch(() => {});
  await http.post('/reviews', {});
  await vi.waitFor(() => expect(left()).not.toContain('/reviews/resort/alta?s=1'));
  expect(left()).toContain('/favorites?s=1');
});

it('a write succeeds where storage is blocked', async () => {
  vi.stubGlobal('caches', undefined);
  server.use(mock.post('*/api/favorites', () => HttpResponse.json({ saved: true })));
  expect(await http.post('/favorites', {})).toEqual({ saved: true });
});
