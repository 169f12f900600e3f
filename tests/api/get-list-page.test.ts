import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { getListPage } from '@/api/resorts/get-list-page';
import { resortWith } from '../support/resort';

const { getResorts } = vi.hoisted(() => ({ getResorts: vi.fn() }));
vi.mock('@/api/resorts/resorts.client', () => ({ getResorts }));

const page = (number: number, savedAt: number | null) => ({
  data: {
    resorts: [resortWith({ id: `r${number}` })],
    pagination: { currentPage: number, totalPages: 3, totalCount: 3, limit: 1, hasNext: number < 3 },
  },
  savedAt,
});

it.each([
  { of: 'the network', savedAt: null, rating: 2 },
  { of: 'a cache, which may be weeks older', savedAt: '2026-01-05T06:00:00.000Z', rating: 4 },
])('a later page has the resort as it came since from $of: $rating', async ({ savedAt, rating }) => {
  const client = new QueryClient();
  const queryKey = ['list'];
  const second = page(2, null);
  second.data.resorts = [resortWith({ id: 'r2', rating: 4 })];
  client.setQueryData(queryKey, { pages: [page(1, null), second], pageParams: [1, 2] }, { updatedAt: 1000 });
  client.setQueryData(['resorts', 'detail', 'r2'], { data: resortWith({ id: 'r2', rating: 2 }), savedAt });
  const { signal } = new AbortController();
  const { data } = await getListPage({}, { client, queryKey, pageParam: 2, signal });
  expect(data.resorts.map((resort) => resort.rating)).toEqual([rating]);
});

it.each([
  { of: 'the network', savedAt: null, asked: 0 },
  { of: 'a cache', savedAt: 1, asked: 1 },
])('a later page of $of is asked for again with a refetch: $asked', async ({ savedAt, asked }) => {
  const now = page(2, null);
  getResorts.mockReset().mockResolvedValue({ ...now, data: { ...now.data, resorts: [resortWith({ id: 'r2-new' })] } });
  const client = new QueryClient();
  const queryKey = ['list'];
  client.setQueryData(queryKey, { pages: [page(1, null), page(2, savedAt)], pageParams: [1, 2] });
  const params = { limit: 1 } as Parameters<typeof getListPage>[0];
  const signal = new AbortController().signal;
  const { data, savedAt: savedNow } = await getListPage(params, { client, queryKey, pageParam: 2, signal });
  expect(savedNow).toBeNull();
  expect(data.resorts.map(({ id }) => id)).toEqual([asked ? 'r2-new' : 'r2']);
  expect(getResorts).toHaveBeenCalledTimes(asked);
});
