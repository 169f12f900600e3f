import { describe, expect, it, vi } from 'vitest';
import { ANSWERS_KEPT_FOR, SAVED_AT_HEADER } from '@/config/offline';
import { isOutdated, isWorthKeeping, keep, readAnswer, stamped } from '@/service-worker/answer-store';

const noon = new Date('2026-01-31T12:00:00Z');
const json = (status = 200, type = 'application/json') =>
  new Response('{}', { status, headers: { 'Content-Type': type, 'Content-Encoding': 'gzip' } });

describe('an answer', () => {
  it('is kept only when it is complete and data', () => {
    expect(isWorthKeeping(json())).toBe(true);
    expect(isWorthKeeping(json(200, 'application/json; charset=utf-8'))).toBe(true);
    expect(isWorthKeeping(json(200, 'text/html'))).toBe(false);
    for (const status of [201, 206, 401, 403, 404, 500, 503]) expect(isWorthKeeping(json(status))).toBe(false);
  });

  it('carries the instant at which it came, and its body unpacked', async () => {
    const kept = await stamped(json(), noon);
    expect(kept.headers.get(SAVED_AT_HEADER)).toBe('2026-01-31T12:00:00.000Z');
    expect(kept.headers.get('Content-Encoding')).toBeNull();
    expect(await kept.json()).toEqual({});
  });

  it('is outdated after its time, and when nobody knows its age', async () => {
    const kept = await stamped(json(), noon);
    expect(isOutdated(kept, new Date(noon.getTime() + ANSWERS_KEPT_FOR - 1))).toBe(false);
    expect(isOutdated(kept, new Date(noon.getTime() + ANSWERS_KEPT_FOR))).toBe(true);
    expect(isOutdated(json(), noon)).toBe(true);
  });
});

describe('a cache', () => {
  it('holds no more than its limit: the oldest entries give way', async () => {
    const entries = new Map<string, Response>();
    const cache = {
      put: async (key: string, response: Response) => {
        entries.delete(key);
        entries.set(key, response);
      },
      keys: async () => [...entries.keys()],
      delete: async (key: string) => entries.delete(key),
    };
    vi.stubGlobal('caches', { open: async () => cache });
    for (const key of ['a', 'b', 'c', 'a', 'd']) await keep('answers', key, json(), 3);
    expect([...entries.keys()]).toEqual(['c', 'a', 'd']);
  });

  it('that is blocked, full or corrupt keeps nothing and breaks nothing', async () => {
    const refuse = async () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    vi.stubGlobal('caches', { open: refuse, match: refuse });
    await expect(keep('answers', 'a', json(), 3)).resolves.toBeUndefined();
    expect(await readAnswer('answers', 'a')).toBeNull();
    vi.stubGlobal('caches', { match: async () => new Response('garbage') });
    expect(await readAnswer('answers', 'a')).toBeNull();
  });
});
