import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { catalogueFile } from '@/prerender/catalogue-file';
import { readSnapshot } from '@/prerender/snapshot';
import { snapshotSettings } from '@/prerender/snapshot-source';
import { listenInThisFile, server, store } from '../support/server';

listenInThisFile();

const API = 'https://api.example/v1/api';
const ALL = store.seed.resorts.length;

/** Reads the demo API, with whatever a test has put in front of it, and without a pause before a retry. */
function read(min = 1, onProgress?: (read: number, total: number) => void) {
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  return readSnapshot({ apiUrl: `${API}/`, min, queryClient, ...(onProgress && { onProgress }) });
}

/** Notes the requests of a test, and how many were in flight at a time. */
function watchRequests() {
  const paths: string[] = [];
  const inFlight = new Set<string>();
  let most = 0;
  server.events.on('request:start', ({ request, requestId }) => {
    paths.push(request.url.slice(API.length));
    most = Math.max(most, inFlight.add(requestId).size);
  });
  server.events.on('response:mocked', ({ requestId }) => void inFlight.delete(requestId));
  return { paths, most: () => most };
}

const resort = (id: string) => ({ id, name: id, description: 'Whole.' });
const page = (ids: string[], rest: object) => HttpResponse.json({ resorts: ids.map(resort), pagination: rest });
const pageOf = (request: Request) => Number(new URL(request.url).searchParams.get('page'));

describe('A snapshot of the API', () => {
  it('holds every resort of the list, the best rated and the filter options, four requests at a time', async () => {
    const { paths, most } = watchRequests();
    const progress: string[] = [];
    const snapshot = await read(ALL, (done, total) => progress.push(`${done} of ${total}`));
    expect(snapshot.resorts.size).toBe(ALL);
    expect(snapshot.firstPage.resorts).toHaveLength(12);
    expect(snapshot.topRated).toHaveLength(3);
    expect(snapshot.filterOptions.countries).toContain('Austria');
    expect(snapshot.resorts.get('zermatt')?.elevation.peak).toBe(3883);
    expect(most()).toBe(4);
    expect(progress.at(-1)).toBe(`${ALL} of ${ALL}`);
    // The list tells all there is, so that a few resorts were looked at and the others were not.
    expect(paths.filter((path) => /^\/resorts\/(?!top-rated|filters)/.test(path)).length).toBeLessThanOrEqual(4);
  });

  it('reads each resort by itself where the list leaves facts out', async () => {
    server.use(
      http.get(`${API}/resorts`, () => page(['zermatt', 'livigno', 'gone'], { has_next: false })),
      http.get(`${API}/resorts/gone`, () => new HttpResponse(null, { status: 404 })),
    );
    const { resorts } = await read();
    expect([...resorts.keys()]).toEqual(['zermatt', 'livigno']);
    expect(resorts.get('livigno')?.elevation.peak).toBeGreaterThan(2000);
  });

  it('follows an API that does not count its pages', async () => {
    server.use(
      http.get(`${API}/resorts/top-rated`, () => HttpResponse.json([])),
      http.get(`${API}/resorts/filters`, () => HttpResponse.json({})),
      http.get(`${API}/resorts/:id`, ({ params }) => HttpResponse.json(resort(String(params.id)))),
      http.get(`${API}/resorts`, ({ request }) => page([`r${pageOf(request)}`], { has_next: pageOf(request) < 5 })),
    );
    expect([...(await read()).resorts.keys()]).toEqual(['r1', 'r2', 'r3', 'r4', 'r5']);
  });

  it('is not taken of an API that fails half way, after the retries of the app', async () => {
    let requests = 0;
    server.use(
      http.get(`${API}/resorts`, ({ request }) => {
        if (pageOf(request) !== 17) return undefined;
        requests += 1;
        return HttpResponse.json({ message: 'Out of order' }, { status: 500 });
      }),
    );
    await expect(read()).rejects.toThrow('GET /resorts, page 17: Out of order (status 500)');
    expect(requests).toBe(3);
  });

  it('is not taken of an API that repeats a page', async () => {
    server.use(http.get(`${API}/resorts`, () => page(['a', 'b'], { total_pages: 9, total_count: 18 })));
    await expect(read()).rejects.toThrow(/GET \/resorts, page \d: it repeats page 1 /);
  });

  it.each([
    ['a web page', () => HttpResponse.html('<h1>Log in</h1>')],
    ['an object of something else', () => HttpResponse.json({ ok: true })],
    ['a list of nothing that is a resort', () => HttpResponse.json([{ title: 'x' }])],
  ])('is not taken of an API that responds with %s', async (_what, respond) => {
    server.use(http.get(`${API}/resorts`, respond));
    await expect(read()).rejects.toThrow('GET /resorts, page 1: the response cannot be read');
  });

  it('is not taken of an API with fewer resorts than expected', async () => {
    await expect(read(ALL + 1)).rejects.toThrow(`the API has ${ALL} resorts, at least ${ALL + 1} are expected`);
  });

  it('is not taken where fewer resorts than expected have a record', async () => {
    server.use(
      http.get(`${API}/resorts`, () => page(['zermatt', 'livigno', 'gone'], { has_next: false })),
      http.get(`${API}/resorts/gone`, () => new HttpResponse(null, { status: 404 })),
    );
    await expect(read(3)).rejects.toThrow('the API has 2 resorts, at least 3 are expected');
  });

  it('ends the build in one line, without a stack', async () => {
    server.use(http.get(`${API}/resorts`, () => HttpResponse.json({ ok: true })));
    await expect(read()).rejects.toHaveProperty(
      'stack',
      `No snapshot of the API: GET /resorts, page 1: the response cannot be read (${API}/)`,
    );
  });
});

describe('The settings of a snapshot', () => {
  it('are none, an address and a number', () => {
    expect(snapshotSettings({})).toEqual({ apiUrl: '', min: 1 });
    expect(snapshotSettings({ SNAPSHOT_API_URL: API, SNAPSHOT_MIN: '300' })).toEqual({ apiUrl: API, min: 300 });
    expect(() => snapshotSettings({ SNAPSHOT_API_URL: '/api' })).toThrow('has to be a whole address, not /api');
    expect(() => snapshotSettings({ SNAPSHOT_MIN: 'many' })).toThrow('has to be a number, not many');
  });
});

describe('The catalogue file', () => {
  it('names what is reported of every resort, and is small', async () => {
    const { brotliCompressSync } = await import('node:zlib');
    const { file, text } = catalogueFile(await read());
    const { savedAt, resorts } = JSON.parse(text);
    expect(file).toMatch(/^assets\/catalogue-[\da-f]{10}\.json$/);
    expect(new Date(savedAt).getTime()).not.toBeNaN();
    expect(resorts).toHaveLength(ALL);
    expect(resorts.find(({ id }: { id: string }) => id === 'zermatt')).toMatchObject({
      name: 'Zermatt',
      country: 'Switzerland',
      region: 'Europe',
      elevation: { peak: 3883 },
      location: { latitude: expect.any(Number), longitude: expect.any(Number) },
      slopesKm: { total: expect.any(Number) },
      price: { currency: expect.any(String) },
      season: { start: expect.any(String) },
      reviewCount: expect.any(Number),
      facilities: expect.any(Array),
      resortStyles: expect.any(Array),
    });
    expect(text).not.toMatch(/"description"|:0[,}]|:""|:null|:\[\]|:\{\}/);
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(60 * 1024);
  });
});
