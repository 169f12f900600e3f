// @vitest-environment jsdom
import { HttpResponse, http as mock } from 'msw';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { getWeather } from '@/api/weather/weather.client';
import { createQueryClient } from '@/app/query-client';
import { SAVED_AT_HEADER } from '@/config/offline';
import { savedAtOf } from '@/lib/answer-age';
import { http } from '@/lib/http';
import { parseResponse } from '@/lib/parse-response';
import { listenInThisFile, server } from '../support/server';

listenInThisFile();

const SAVED_AT = '2026-01-31T12:00:00.000Z';
let isSaved = true;
const answer = (body: object) =>
  HttpResponse.json(body, isSaved ? { headers: { [SAVED_AT_HEADER]: SAVED_AT } } : undefined);

const readList = async () =>
  parseResponse(z.object({ names: z.array(z.string()) }), await http.get('/names')) satisfies object;

describe('the age of an answer', () => {
  it('is known of a saved copy, and of what was read from it', async () => {
    server.use(mock.get('*/api/names', () => answer({ names: ['a'] })));
    isSaved = true;
    expect(savedAtOf(await readList())).toBe(SAVED_AT);
    isSaved = false;
    expect(savedAtOf(await readList())).toBeNull();
  });

  it('of several pages is that of the oldest', async () => {
    server.use(mock.get('*/api/names', () => answer({ names: ['a'] })));
    isSaved = true;
    const old = await readList();
    isSaved = false;
    const fresh = await readList();
    expect(savedAtOf({ pages: [fresh, old], pageParams: [1, 2] })).toBe(SAVED_AT);
    expect(savedAtOf({ pages: [fresh], pageParams: [1] })).toBeNull();
    for (const nothing of [null, undefined, 'text', 3, []]) expect(savedAtOf(nothing)).toBeNull();
  });

  it('goes when the same answer comes fresh', async () => {
    server.use(mock.get('*/api/names', () => answer({ names: ['a'] })));
    const query = { queryKey: ['names'], queryFn: readList, staleTime: 0 };
    const client = createQueryClient();
    isSaved = true;
    await client.fetchQuery(query);
    expect(savedAtOf(client.getQueryData(query.queryKey))).toBe(SAVED_AT);
    isSaved = false;
    await client.fetchQuery(query);
    expect(savedAtOf(client.getQueryData(query.queryKey))).toBeNull();
    isSaved = true;
    await client.fetchQuery(query);
    expect(savedAtOf(client.getQueryData(query.queryKey))).toBe(SAVED_AT);
  });

  it('stands in for the age of weather that has none', async () => {
    let updatedAt: string | undefined;
    server.use(mock.get('*/api/resorts/vail/weather', () => answer({ weather: { temperature: -3, updatedAt } })));
    isSaved = true;
    expect((await getWeather('vail')).updatedAt).toBe(SAVED_AT);
    updatedAt = '2026-01-31T08:00:00Z';
    expect((await getWeather('vail')).updatedAt).toBe(updatedAt);
    isSaved = false;
    updatedAt = undefined;
    expect((await getWeather('vail')).updatedAt).toBe('');
  });
});
