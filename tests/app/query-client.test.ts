// spec: 8.1, 9.3

import {
  InfiniteQueryObserver,
  MutationObserver,
  onlineManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { createQueryClient } from '@/app/query-client';
import { untilQueriesSettled } from '@/app/until-queries-settled';
import { errorsByStatus, networkError, unknownError } from '@/config/error-catalogue';
import { AppError } from '@/lib/errors';
import type { MutationFeedback } from '@/lib/feedback';
import { fetchedNow } from '@/lib/fetched';
import { notify } from '@/lib/notify';

const error = (status: number, message?: string) =>
  new AppError(errorsByStatus[status] ?? unknownError, { statusCode: status, message });

/** Sends a write that fails. */
const fail = (failure: AppError, meta: MutationFeedback) =>
  new MutationObserver(createQueryClient(), { mutationFn: () => Promise.reject(failure), meta })
    .mutate()
    .catch(() => {});

afterEach(() => vi.useRealTimers());

describe('a failed read', () => {
  it('is tried again only when that may help', async () => {
    vi.useFakeTimers();
    const client = createQueryClient();
    const attempts = async (failure: AppError) => {
      const queryFn = vi.fn(() => Promise.reject(failure));
      const response = client.fetchQuery({ queryKey: [failure.code], queryFn }).catch(() => {});
      await vi.runAllTimersAsync();
      await response;
      return queryFn.mock.calls.length;
    };
    expect(await attempts(error(503))).toBe(3);
    expect(await attempts(new AppError(networkError))).toBe(3);
    expect(await attempts(error(404))).toBe(1);
    expect(await attempts(error(418))).toBe(1);
  });

  it('is repeated by itself when the network is back, once, unless the server has refused it', async () => {
    onTestFinished(() => onlineManager.setOnline(true));
    const client = createQueryClient();
    client.mount();
    onTestFinished(() => client.unmount());
    onlineManager.setOnline(false);
    const observe = (failure: AppError) => {
      const queryFn = vi.fn(() => Promise.reject(failure));
      const end = new QueryObserver(client, { queryKey: [failure.code], queryFn }).subscribe(() => {});
      onTestFinished(end);
      return queryFn;
    };
    const unreached = observe(new AppError(networkError));
    const unreadable = observe(new AppError(unknownError));
    const unknown = observe(error(404));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    onlineManager.setOnline(true);
    onlineManager.setOnline(false);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(unreached).toHaveBeenCalledTimes(2);
    // The page of a captive portal, perhaps.
    expect(unreadable).toHaveBeenCalledTimes(2);
    expect(unknown).toHaveBeenCalledTimes(1);
  });

  it('is silent: a component that shows it announces it', async () => {
    const failure = vi.spyOn(notify, 'failure').mockImplementation(() => {});
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: ['reviews'], queryFn: () => Promise.reject(error(404)) }).catch(() => {});
    expect(failure).not.toHaveBeenCalled();
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
    expect(success).toHaveBeenCalledExactlyOnceWith('Review added successfully!', { about: undefined });
    expect(client.getQueryState(['reviews', 'mine'])?.isInvalidated).toBe(true);
  });

  it('that an ended session refused says to log in, not what was tried', async () => {
    const failure = vi.spyOn(notify, 'failure').mockImplementation(() => {});
    const refused = error(401, 'Token expired');
    await fail(refused, { failure: 'Error adding review' });
    expect(failure).toHaveBeenLastCalledWith('Please log in to continue.', { description: undefined });
    await fail(refused, { failure: 'Error adding review', loggedOut: 'You must be logged in to leave a review' });
    expect(failure).toHaveBeenLastCalledWith('Please log in to continue.', {
      description: 'You must be logged in to leave a review',
    });
    await fail(refused, { failure: 'Failed to sign in', keepsSessionOn401: true });
    expect(failure).toHaveBeenLastCalledWith(
      'Failed to sign in',
      expect.objectContaining({ description: 'Token expired', about: 'Failed to sign in' }),
    );
  });
});

describe('a failed write', () => {
  it('leaves the announcement to the component that shows it inline, while that is there', async () => {
    const failure = vi.spyOn(notify, 'failure').mockImplementation(() => {});
    let isMounted = true;
    const meta = { failure: 'Failed to update profile', isShownInline: () => isMounted };
    await fail(error(500), meta);
    expect(failure).toHaveBeenLastCalledWith(meta.failure, expect.objectContaining({ isShownInline: true }));
    isMounted = false;
    await fail(error(500), meta);
    expect(failure).toHaveBeenLastCalledWith(meta.failure, expect.objectContaining({ isShownInline: false }));
  });

  it('says nothing, not even that the session has ended, when its own words are none', async () => {
    const failure = vi.spyOn(notify, 'failure').mockImplementation(() => {});
    await fail(error(500), { failure: () => null });
    await fail(error(401), { failure: () => null });
    expect(failure).not.toHaveBeenCalled();
  });
});

describe('result lists', () => {
  const page = {
    resorts: [],
    pagination: { currentPage: 1, totalPages: 1, totalCount: 0, limit: 12, hasNext: false },
  };
  const keepList = (client: QueryClient, search: string) =>
    client.setQueryData(resortQueries.list({ search }).queryKey, { pages: [fetchedNow(page)], pageParams: [1] });

  it('are kept for the newest five filters', () => {
    vi.useFakeTimers();
    const client = createQueryClient();
    for (let n = 1; n <= 7; n++) {
      vi.setSystemTime(n * 1000);
      keepList(client, `${n}`);
    }
    const cached = client.getQueryCache().findAll({ queryKey: resortQueries.lists });
    expect(cached.map(({ queryKey }) => (queryKey[2] as { search: string }).search)).toEqual(['3', '4', '5', '6', '7']);
  });

  it('that are on screen are never dropped', () => {
    const client = createQueryClient();
    const shown = { ...resortQueries.list({ search: 'shown' }), enabled: false };
    const stop = new InfiniteQueryObserver(client, shown).subscribe(() => {});
    for (let n = 1; n <= 7; n++) {
      keepList(client, `${n}`);
    }
    expect(client.getQueryCache().find({ queryKey: shown.queryKey })).toBeDefined();
    stop();
  });
});

describe('the queries have settled', () => {
  it('once every response is there, not before', async () => {
    const client = new QueryClient();
    let respond = (_value: string) => {};
    const request = client.fetchQuery({
      queryKey: ['a'],
      queryFn: () => new Promise<string>((resolve) => (respond = resolve)),
    });
    let isSettled = false;
    const settled = untilQueriesSettled(client).then(() => {
      isSettled = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(isSettled).toBe(false);
    respond('there');
    await Promise.all([request, settled]);
    expect(isSettled).toBe(true);
  });

  it('at once where nothing was requested', async () => {
    await expect(untilQueriesSettled(new QueryClient())).resolves.toBeUndefined();
  });
});
