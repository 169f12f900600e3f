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
