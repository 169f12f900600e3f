// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { hasNewVersion } from '@/lib/chunk-failure';
import { ChunkLoadError } from '@/lib/import-chunk';

it('takes a server that does not respond in time for a missing network', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const isNew = hasNewVersion(new ChunkLoadError(new TypeError('Failed')));
  timeout.abort();
  await expect(vi.waitFor(() => isNew)).resolves.toBe(false);
});

const FILE = 'https://snow.example/assets/weather-tab-B4cRRMLm.js';
const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };
const script = { headers: { 'Content-Type': 'text/javascript' } };

it.each([
  ['is still there: it was lost on the way', new Response(null, script), false],
  ['is no longer there', new Response(null, { status: 404, ...html }), true],
  ['has been replaced by a page, as some hosts do', new Response(null, html), true],
  ['cannot be sent just now', new Response(null, { status: 503, ...html }), false],
])('asks for the file that the failure names, which %s', async (_what, response, isNew) => {
  const fetchFile = vi.fn(async (_address: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', fetchFile);
  const failure = new TypeError(`Failed to fetch dynamically imported module: ${FILE}?retry=2`);
  expect(await hasNewVersion(new ChunkLoadError(failure))).toBe(isNew);
  expect(fetchFile.mock.calls).toEqual([[FILE, expect.objectContaining({ method: 'HEAD', cache: 'no-store' })]]);
});
