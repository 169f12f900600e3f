// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http as mock } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { getWeather } from '@/api/weather/weather.client';
import { createQueryClient } from '@/app/query-client';
import { SAVED_AT_HEADER } from '@/config/service-worker';
import { dataOf, savedAtOf } from '@/lib/fetched';
import { http } from '@/lib/http';
import { parseFetched } from '@/lib/parse-response';
import { listenInThisFile, server } from '../support/server';

listenInThisFile();

const SAVED_AT = '2026-01-31T12:00:00.000Z';
let isCached = true;
const respond = (body: object) =>
  HttpResponse.json(body, isCached ? { headers: { [SAVED_AT_HEADER]: SAVED_AT } } : undefined);

const readList = async () => parseFetched(z.object({ names: z.array(z.string()) }), await http.get('/names'));

describe('the age of a response', () => {
  beforeEach(() => server.use(mock.get('*/api/names', () => respond({ names: ['a'] }))));

  it('travels with the data of a cached response', async () => {
    isCached = true;
    expect(await readList()).toEqual({ data: { names: ['a'] }, savedAt: SAVED_AT });
    isCached = false;
    expect(await readList()).toEqual({ data: { names: ['a'] }, savedAt: null });
  });

  it('is that of the oldest of several pages', async () => {
    isCached = true;
    const old = await readList();
    isCached = false;
    const fresh = await readList();
    expect(savedAtOf({ pages: [fresh, old], pageParams: [1, 2] })).toBe(SAVED_AT);
    expect(savedAtOf({ pages: [fresh], pageParams: [1] })).toBeNull();
    for (const nothing of [null, undefined, 'text', 3, []]) expect(savedAtOf(nothing)).toBeNull();
  });

  it('survives a copy of what the query holds', async () => {
    isCached = true;
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: ['names'], queryFn: readList });
    client.setQueryData(['names'], (fetched: object | undefined) => fetched && { ...fetched });
    expect(savedAtOf(client.getQueryData(['names']))).toBe(SAVED_AT);
  });

  it('goes when the same response comes fresh, and components keep the same data', async () => {
    const query = { queryKey: ['names'], queryFn: readList, select: dataOf<{ names: string[] }>, staleTime: 0 };
    const client = createQueryClient();
    const observer = new QueryObserver(client, query);
    isCached = true;
    const { data } = await observer.refetch();
    expect(data).toEqual({ names: ['a'] });
    expect(savedAtOf(client.getQueryData(query.queryKey))).toBe(SAVED_AT);
    isCached = false;
    expect((await observer.refetch()).data).toBe(data);
    expect(savedAtOf(client.getQueryData(query.queryKey))).toBeNull();
    isCached = true;
    await observer.refetch();
    expect(savedAtOf(client.getQueryData(query.queryKey))).toBe(SAVED_AT);
  });

  it('stands in for the age of weather that has none', async () => {
    let updatedAt: string | undefined;
    server.use(mock.get('*/api/resorts/vail/weather', () => respond({ weather: { temperature: -3, updatedAt } })));
    isCached = true;
    expect((await getWeather('vail')).data.updatedAt).toBe(SAVED_AT);
    updatedAt = '2026-01-31T08:00:00Z';
    expect((await getWeather('vail')).data.updatedAt).toBe(updatedAt);
    isCached = false;
    updatedAt = undefined;
    expect((await getWeather('vail')).data.updatedAt).toBe('');
  });
});
