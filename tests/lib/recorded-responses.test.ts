// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHED_RESPONSES_MAX } from '@/config/service-worker';
import { clearCachedResponses, dropOutdatedResponses } from '@/lib/clear-cached-responses';
import { recordResponse, takeRecordedResponses } from '@/lib/recorded-responses';

vi.mock('@/config/env', () => ({ env: { hasWorker: true, apiBaseUrl: '/api' } }));

interface Changes {
  status?: number;
  method?: string;
  type?: string;
  sentToken?: string;
}

function respond(
  { status = 200, method = 'get', type = 'application/json', ...config }: Changes = {},
  path = '/api/resorts',
) {
  recordResponse(path, { status, headers: { 'content-type': type }, data: { path }, config: { method, ...config } });
}

/** Gives the page a service worker in control, none yet, or a browser that refuses to say. */
function stubController(get: () => unknown) {
  vi.stubGlobal('navigator', Object.defineProperty({}, 'serviceWorker', { get }));
}

describe('responses before the first service worker', () => {
  beforeEach(() => {
    takeRecordedResponses();
    stubController(() => ({ controller: null }));
  });

  it('are handed over once, each address and session with its last one', () => {
    respond({ sentToken: 'ada' });
    respond();
    respond();
    const recorded = takeRecordedResponses();
    expect(recorded.map(({ token }) => token)).toEqual(['ada', null]);
    expect(recorded[1]).toMatchObject({ url: `${window.location.origin}/api/resorts`, data: { path: '/api/resorts' } });
    expect(takeRecordedResponses()).toEqual([]);
  });

  it('count only where they could be cached', () => {
    respond({ status: 201 });
    respond({ method: 'post' });
    respond({ type: 'text/html' });
    stubController(() => ({ controller: {} }));
    respond();
    stubController(() => undefined);
    respond();
    stubController(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    respond();
    expect(takeRecordedResponses()).toEqual([]);
  });

  it('are no more than a cache holds: the oldest go', () => {
    for (let page = 0; page <= CACHED_RESPONSES_MAX; page += 1) respond({}, `/api/resorts?page=${page}`);
    const recorded = takeRecordedResponses();
    expect(recorded).toHaveLength(CACHED_RESPONSES_MAX);
    expect(recorded[0]?.url).toMatch(/page=1$/);
  });

  it('of a session go when it is cleared', () => {
    respond({ sentToken: 'ada' });
    respond();
    clearCachedResponses('ada');
    expect(takeRecordedResponses().map(({ token }) => token)).toEqual([null]);
  });

  it('of what a write has changed go with it, where storage is blocked, too', async () => {
    for (const path of ['/api/favorites', '/api/favorites/alta', '/api/favorites-of-others', '/api/resorts/favorites'])
      respond({ sentToken: 'ada' }, path);
    await dropOutdatedResponses('/favorites/alta');
    const left = takeRecordedResponses().map(({ url }) => new URL(url).pathname);
    expect(left).toEqual(['/api/favorites-of-others', '/api/resorts/favorites']);
  });
});
