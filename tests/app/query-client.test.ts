import { InfiniteQueryObserver, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { createQueryClient } from '@/app/query-client';
import { errorsByStatus, networkError, unknownError } from '@/config/error-catalogue';
import { AppError } from '@/lib/errors';
import { notify } from '@/lib/notify';

const error = (status: number, message?: string) =>
  new AppError(errorsByStatus[status] ?? unknownError, { statusCode: status, message });

afterEach(() => vi.useRealTimers());

describe('a failed read', () => {
  it('is tried again only when that may help', async () => {
    vi.useFakeTimers();
    const client = createQueryClient();
    const attempts = async (failure: AppError) => {
      const queryFn = vi.fn(() => Promise.reject(failure));
      const answer = client.fetchQuery({ queryKey: [failure.code], queryFn }).catch(() => {});
      await vi.runAllTimersAsync();
      await answer;
      return queryFn.mock.calls.length;
    };
    expect(await attempts(error(503))).toBe(3);
    expect(await attempts(new AppError(networkError))).toBe(3);
    expect(await attempts(error(404))).toBe(1);
    expect(await attempts(error(418))).toBe(1);
  });

  it('is announced once, with the reason, when it says so', async () => {
    const failure = vi.spyOn(notify, 'failure').mockImplementation(() => {});
    const client = createQueryClient();
    const read = (meta?: { failure: string }) =>
      client
        .fetchQuery({ queryKey: [meta], queryFn: () => Promise.reject(error(404)), ...(meta && { meta }) })
        .catch(() => {});
    await read();
    expect(failure).not.toHaveBeenCalled();
    await read({ failure: 'Error fetching resort' });
    expect(failure).toHaveBeenCalledExactlyOnceWith('Error fetching resort', {
      description: 'The requested resource could not be found.',
    });
  });

  it('is announced for who shows it, not for who only counts it', async () => {
    const failure = vi.spyOn(notify, 'failure').mockImplementation(() => {});
    const client = createQueryClient();
    const reviews = { queryKey: ['reviews'], queryFn: () => Promise.reject(error(404)) };
    const shown = { ...reviews, meta: { failure: 'Error fetching reviews' } };
    const stopCounting = new QueryObserver(client, { ...reviews, meta: {} }).subscribe(() => {});
    await client.fetchQuery(shown).catch(() => {});
    expect(failure).not.toHaveBeenCalled();

    const stopShowing = new QueryObserver(client, { ...shown, enabled: false }).subscribe(() => {});
    await client.fetchQuery({ ...reviews, meta: {} }).catch(() => {});
    expect(failure).toHaveBeenCalledOnce();
    stopCounting();
    stopShowing();
  });
});

describe('a write', () => {
  it('announces its outcome and makes reads stale', async () => {
    const success = vi.spyOn(notify, 'success').mockImplementation(() => {});
    const client = createQueryClient();
    client.setQueryData(['reviews', 'mine'], []);
    await new MutationObserver(client, {
      mutationFn: () => Promise.resolve(),
      meta: { success: 'Review added successfully!', invalidates: [['reviews']] },
    }).mutate();
    expect(success).toHaveBeenCalledExactlyOnceWith('Review added successfully!');
    expect(client.getQueryState(['reviews', 'mine'])?.isInvalidated).toBe(true);
  });

  it('that an ended session refused says to log in, not what was tried', async () => {
    const failure = vi.spyOn(notify, 'failure').mockImplementation(() => {});
    const mutate = (meta: { failure: string; loggedOut?: string; keepsSessionOn401?: boolean }) =>
      new MutationObserver(createQueryClient(), { mutationFn: () => Promise.reject(error(401, 'Token expired')), meta })
        .mutate()
        .catch(() => {});
    await mutate({ failure: 'Error adding review' });
    expect(failure).toHaveBeenLastCalledWith('Please log in to continue.');
    await mutate({ failure: 'Error adding review', loggedOut: 'You must be logged in to leave a review' });
    expect(failure).toHaveBeenLastCalledWith('Please log in to continue.', {
      description: 'You must be logged in to leave a review',
    });
    await mutate({ failure: 'Failed to sign in', keepsSessionOn401: true });
    expect(failure).toHaveBeenLastCalledWith('Failed to sign in', { description: 'Token expired' });
  });
});

describe('result lists', () => {
  const page = {
    resorts: [],
    pagination: { currentPage: 1, totalPages: 1, totalCount: 0, limit: 12, hasNext: false, hasPrevious: false },
  };

  it('are kept for the newest five filters', () => {
    vi.useFakeTimers();
    const client = createQueryClient();
    for (let n = 1; n <= 7; n++) {
      vi.setSystemTime(n * 1000);
      client.setQueryData(resortQueries.list({ search: `${n}` }).queryKey, { pages: [page], pageParams: [1] });
    }
    const kept = client.getQueryCache().findAll({ queryKey: resortQueries.lists });
    expect(kept.map(({ queryKey }) => (queryKey[2] as { search: string }).search)).toEqual(['3', '4', '5', '6', '7']);
  });

  it('that are on screen are never dropped', () => {
    const client = createQueryClient();
    const shown = { ...resortQueries.list({ search: 'shown' }), enabled: false };
    const stop = new InfiniteQueryObserver(client, shown).subscribe(() => {});
    for (let n = 1; n <= 7; n++) {
      client.setQueryData(resortQueries.list({ search: `${n}` }).queryKey, { pages: [page], pageParams: [1] });
    }
    expect(client.getQueryCache().find({ queryKey: shown.queryKey })).toBeDefined();
    stop();
  });
});
