// @vitest-environment jsdom
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Catalogue } from '@/api/catalogue/catalogue';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { createQueryClient } from '@/app/query-client';
import { SAVED_AT_HEADER } from '@/config/service-worker';
import { snapshotFacts } from '@/lib/snapshot';
import { listenInThisFile, server } from '../../support/server';

listenInThisFile();

// Only a build knows whether it has a snapshot.
vi.mock('@/lib/snapshot', () => ({ snapshotFacts: vi.fn(async () => null) }));

const FILE = '/assets/catalogue-0123abcd.json';
const SAVED_AT = '2026-01-05T06:00:00.000Z';

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 }, mutations: mutations ?? {} });
});
afterEach(() => client.clear());

/** Shows the catalogue as a component does; gives what it shows. */
function show() {
  const observer = new QueryObserver(client, catalogueQueries.all());
  const stop = observer.subscribe(() => {});
  onTestFinished(stop);
  return {
    now: () => observer.getCurrentResult(),
    whenIdle: () => vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'), 10_000),
    stop,
  };
}

/** Counts the pages requested; `respond` may answer for one. */
function countPages(respond: (page: number) => Response | undefined = () => undefined): number[] {
  const pages: number[] = [];
  server.use(
    http.get('*/api/resorts', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      pages.push(page);
      return respond(page);
    }),
  );
  return pages;
}

function saveSnapshot(respond: () => Response): void {
  vi.mocked(snapshotFacts).mockResolvedValue({ savedAt: SAVED_AT, catalogue: FILE });
  onTestFinished(() => void vi.mocked(snapshotFacts).mockResolvedValue(null));
  server.use(http.get(`*${FILE}`, respond));
}

const snapshot = {
  savedAt: SAVED_AT,
  resorts: [
    { id: 'alta', name: 'Alta', rating: 3, price: { currency: 'USD', max: 116 } },
    { id: 'zermatt', name: 'Zermatt', rating: 4.5, slopesKm: { beginner: 75, total: 322 } },
    { name: 'Without an id' },
  ],
};

describe('the catalogue from the pages of the API', () => {
  it('holds every resort once, with progress on the way', async () => {
    const pages = countPages();
    const shown: Catalogue[] = [];
    const { now, whenIdle } = show();
    client.getQueryCache().subscribe(() => void (now().data && shown.push(now().data as Catalogue)));
    await whenIdle();
    expect(now().data).toMatchObject({ total: 374, isComplete: true, isCapped: false, snapshotAt: null });
    expect(new Set(now().data?.resorts.map(({ id }) => id)).size).toBe(374);
    expect(shown.some(({ resorts, isComplete }) => resorts.length < 374 && !isComplete)).toBe(true);
    expect(shown.every(({ resorts, isComplete }) => !isComplete || resorts.length === 374)).toBe(true);
    expect(pages).toHaveLength(32);
  });

  it('leaves none of its pages in the cache', async () => {
    await show().whenIdle();
    expect(client.getQueryData<Catalogue>(catalogueQueries.all().queryKey)?.isComplete).toBe(true);
    expect(client.getQueryCache().findAll({ queryKey: catalogueQueries.pages })).toEqual([]);
  });

  it('is not complete where the server sends fewer resorts than its total; who comes next requests no page again', async () => {
    const few = {
      resorts: [{ id: 'alta', name: 'Alta' }],
      pagination: { page: 1, total_count: 3, total_pages: 1, has_next: false },
    };
    const pages = countPages(() => HttpResponse.json(few));
    const first = show();
    await first.whenIdle();
    expect(first.now().data).toMatchObject({ total: 3, isComplete: false });
    first.stop();
    await show().whenIdle();
    expect(pages).toEqual([1]);
  });

  it('is kept: who comes next makes no request', async () => {
    const first = show();
    await first.whenIdle();
    first.stop();
    const pages = countPages();
    const { now } = show();
    expect(now()).toMatchObject({ fetchStatus: 'idle', isStale: false });
    expect(pages).toEqual([]);
  });

  it('is an error with a part that says so when a page fails, and goes on from there', async () => {
    let isDown = true;
    const pages = countPages((page) =>
      page === 20 && isDown ? HttpResponse.json({ message: 'Down' }, { status: 500 }) : undefined,
    );
    const { now, whenIdle } = show();
    await whenIdle();
    expect(now()).toMatchObject({ status: 'error', isStale: true, data: { total: 374, isComplete: false } });
    expect(now().data?.resorts.length).toBeGreaterThan(100);

    isDown = false;
    pages.length = 0;
    await client.refetchQueries({ queryKey: catalogueQueries.all().queryKey });
    expect(now()).toMatchObject({ status: 'success', data: { total: 374, isComplete: true } });
    expect(pages[0]).toBe(20);
    expect(pages.length).toBeLessThan(15);
  });

  it('stops with the one who wanted it, and its part is not fresh', async () => {
    const pages = countPages();
    const { stop } = show();
    await vi.waitFor(() => expect(pages.length).toBeGreaterThan(5));
    stop();
    const requested = pages.length;
    // Meanwhile there would be time for many more pages.
    for (const id of ['alta', 'verbier', 'zermatt']) await client.fetchQuery(resortQueries.detail(id));
    expect(pages.length).toBeLessThanOrEqual(requested + 1);
    const next = show();
    await next.whenIdle();
    expect(next.now().data).toMatchObject({ isComplete: true, total: 374 });
  });

  it.each([
    ['takes over what the API says of a resort later', {}, true],
    ['does not take over a cached response, which may be weeks older', { [SAVED_AT_HEADER]: SAVED_AT }, false],
  ])('%s', async (_what, headers, isTaken) => {
    const { now, whenIdle } = show();
    await whenIdle();
    const rating = () => now().data?.resorts.find(({ id }) => id === 'alta')?.rating;
    const before = rating();
    const alta = { id: 'alta', name: 'Alta', rating: 1.5 };
    server.use(http.get('*/api/resorts/alta', () => HttpResponse.json(alta, { headers })));
    await client.fetchQuery({ ...resortQueries.detail('alta'), staleTime: 0 });
    expect(rating()).toBe(isTaken ? 1.5 : before);
    expect(now().data).toMatchObject({ total: 374, isComplete: true });
  });
});

describe('the catalogue from the snapshot of the build', () => {
  it('comes from one file, best rated first, what was left out being empty', async () => {
    const pages = countPages();
    saveSnapshot(() => HttpResponse.json(snapshot));
    const { now, whenIdle } = show();
    await whenIdle();
    expect(now().data).toMatchObject({ total: 2, isComplete: true, snapshotAt: SAVED_AT, savedAt: null });
    expect(now().data?.resorts).toMatchObject([
      { id: 'zermatt', slopesKm: { beginner: 75, intermediate: 0, advanced: 0, total: 322 }, location: null },
      { id: 'alta', slopesKm: null, price: { currency: 'USD', min: 0, max: 116 }, facilities: [] },
    ]);
    expect(pages).toEqual([]);
  });

  it('gives way, resort by resort, to what the API has said since', async () => {
    server.use(
      http.get('*/api/resorts/zermatt', () => HttpResponse.json({ id: 'zermatt', name: 'Zermatt', rating: 2 })),
    );
    await client.fetchQuery(resortQueries.detail('zermatt'));
    saveSnapshot(() => HttpResponse.json(snapshot));
    const { now, whenIdle } = show();
    await whenIdle();
    const ratings = () => Object.fromEntries((now().data?.resorts ?? []).map(({ id, rating }) => [id, rating]));
    expect(ratings()).toEqual({ zermatt: 2, alta: 3 });
    await client.fetchQuery(resortQueries.topRated(3));
    expect(now().data?.resorts.length).toBeGreaterThan(2);
    expect(now().data).toMatchObject({ isComplete: true, snapshotAt: SAVED_AT });
  });

  it.each([
    ['is gone', () => new HttpResponse(null, { status: 404 })],
    ['is a page', () => HttpResponse.html('<!doctype html>')],
    ['is something else', () => HttpResponse.json({ resorts: 3 })],
  ])('is left to the API where the file %s', async (_case, respond) => {
    saveSnapshot(respond);
    const { now, whenIdle } = show();
    await whenIdle();
    expect(now().data).toMatchObject({ total: 374, isComplete: true, snapshotAt: null });
  });
});
