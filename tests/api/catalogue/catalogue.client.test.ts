import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSnapshot } from '@/api/catalogue/catalogue.client';
import { SNAPSHOT_TIMEOUT } from '@/config/constants';

/** Settles with an error as soon as the request is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

type Respond = (signal: AbortSignal) => unknown;
const stubFetch = (respond: Respond) =>
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => respond(signal));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const servers: { what: string; respond: Respond }[] = [
  { what: 'a server that does not respond', respond: untilAborted },
  { what: 'a response that does not end', respond: (signal) => ({ ok: true, json: () => untilAborted(signal) }) },
];

it.each(servers)('$what is given up after a while', async ({ respond }) => {
  stubFetch(respond);
  const settled = vi.fn();
  void getSnapshot('/catalogue.json', new AbortController().signal).catch(settled);
  await vi.advanceTimersByTimeAsync(SNAPSHOT_TIMEOUT - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
});

it.each(servers)('$what is cancelled with its query', async ({ respond }) => {
  stubFetch(respond);
  const query = new AbortController();
  const settled = vi.fn();
  void getSnapshot('/catalogue.json', query.signal).catch(settled);
  await vi.advanceTimersByTimeAsync(1);
  query.abort();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
});

it('a file that was loaded leaves no timer behind', async () => {
  stubFetch(() => Response.json({ savedAt: '2026-01-05T06:00:00.000Z', resorts: [] }));
  await getSnapshot('/catalogue.json', new AbortController().signal).catch(() => {});
  expect(vi.getTimerCount()).toBe(0);
});

it('nothing is requested for a query that has been cancelled', async () => {
  const request = vi.fn();
  stubFetch(request);
  await expect(getSnapshot('/catalogue.json', AbortSignal.abort())).rejects.toThrow();
  expect(request).not.toHaveBeenCalled();
});
