// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentedPayload } from '../support/documented-payload';

type Watch = (callback: (metric: object) => void) => void;

const measured = vi.hoisted(() => new Map<string, (metric: object) => void>());
vi.mock('web-vitals', () => {
  const watch =
    (name: string): Watch =>
    (callback) =>
      measured.set(name, callback);
  return Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, watch(name)]));
});

const endpoint = 'https://vitals.example/report';
const send = vi.fn<typeof fetch>();

/** The browser's metric, with all that the package tells of it. */
const measure = (name: string, value: number) =>
  measured.get(name)?.({
    name,
    value,
    rating: 'good',
    delta: value,
    id: 'v6-1700000000000-123',
    entries: [],
    attribution: {},
  });

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('VITE_VITALS_ENDPOINT', endpoint);
  send.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', send);
  window.history.replaceState(null, '', '/resorts/zermatt?tab=weather');
  const { reportWebVitals } = await import('@/lib/report-web-vitals');
  reportWebVitals();
});
afterEach(() => {
  vi.unstubAllEnvs();
  window.dispatchEvent(new Event('pagehide'));
});

it('sends what was measured once the page is hidden: the last values, the path, and no more', () => {
  measure('LCP', 812.34567);
  measure('CLS', 0.01);
  measure('CLS', 0.02);
  expect(send).not.toHaveBeenCalled();
  hide();
  expect(send.mock.calls.map(([address, init]) => [address, JSON.parse(String(init?.body))])).toEqual([
    [endpoint, documentedPayload('vitals')],
  ]);
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
});

it('sends nothing twice, and nothing where nothing was measured', () => {
  hide();
  measure('TTFB', 40);
  hide();
  hide();
  expect(send).toHaveBeenCalledTimes(1);
});
