import { describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '@/api/catalogue/catalogue';
import { catalogueProgress } from '@/api/catalogue/catalogue';
import { loadPages } from '@/api/catalogue/load-pages';
import { CATALOGUE_MAX, CATALOGUE_PAGES_AT_ONCE, CATALOGUE_PROGRESS_INTERVAL } from '@/config/constants';
import { resortWith } from '../../support/resort';

const LIMIT = 10;

interface Server {
  count: number;
  /** What it says, where that differs from what it has. */
  total?: number;
  totalPages?: number;
  hasNext?: (page: number) => boolean;
  /** The page it gives for the one requested. */
  gives?: (page: number) => number;
  savedAt?: (page: number) => string | null;
}

/** A server of numbered resorts; it counts what is requested and how much of it at a time. */
function serverOf({ count, total = count, totalPages = Math.ceil(count / LIMIT), ...odd }: Server) {
  const seen = { requests: [] as number[], atOnce: 0, mostAtOnce: 0 };
  const getPage = async (requested: number) => {
    seen.requests.push(requested);
    seen.atOnce += 1;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
    await new Promise((resolve) => setTimeout(resolve, requested % 3));
    seen.atOnce -= 1;
    const page = odd.gives?.(requested) ?? requested;
    const from = (page - 1) * LIMIT;
    const length = Math.max(0, Math.min(LIMIT, count - from));
    return {
      savedAt: odd.savedAt?.(requested) ?? null,
      data: {
        resorts: Array.from({ length }, (_, index) => resortWith({ id: `r${from + index}` })),
        pagination: {
          currentPage: page,
          totalPages,
          totalCount: total,
          limit: LIMIT,
          hasNext: odd.hasNext?.(requested) ?? requested < totalPages,
        },
      },
    };
  };
  return { getPage, seen };
}

async function statesOf(getPage: Parameters<typeof loadPages>[0]): Promise<Catalogue[]> {
  const states: Catalogue[] = [];
  states.push(await loadPages(getPage, (state) => states.push(state)));
  return states;
}

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `r${index}`);

describe('the pages of the catalogue', () => {
  it('become one list in the order of the server, four pages at once', async () => {
    const { getPage, seen } = serverOf({ count: 95 });
    const states = await statesOf(getPage);
    const whole = states.at(-1);
    expect(whole?.resorts.map(({ id }) => id)).toEqual(idsOf(95));
    expect(whole).toMatchObject({ total: 95, isComplete: true, isCapped: false, savedAt: null, snapshotAt: null });
    expect(seen.mostAtOnce).toBe(CATALOGUE_PAGES_AT_ONCE);
    expect(seen.requests).toHaveLength(10);
  });

  it('tell how far they are from time to time, and are complete at the end only', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] });
    const { getPage } = serverOf({ count: 195 });
    // Two rounds of pages fit between two reports.
    const loading = statesOf(async (number) => {
      await new Promise((resolve) => setTimeout(resolve, 0.45 * CATALOGUE_PROGRESS_INTERVAL));
      return getPage(number);
    });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    const states = await loading;
    expect(states.map(({ resorts }) => resorts.length)).toEqual([10, 90, 170, 195]);
    expect(states.map((state) => catalogueProgress(state).expected)).toEqual([195, 195, 195, 195]);
    expect(states.map(({ isComplete }) => isComplete)).toEqual([false, false, false, true]);
  });

  it('that have come are passed on while the last one is pending', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] });
    const { getPage } = serverOf({ count: 30 });
    const loading = statesOf(async (number) => {
      if (number === 3) await new Promise((resolve) => setTimeout(resolve, 9 * CATALOGUE_PROGRESS_INTERVAL));
      return getPage(number);
    });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect((await loading).slice(0, 2).map(({ resorts }) => resorts.length)).toEqual([10, 20]);
  });

  it('may be one, or none', async () => {
    const { getPage, seen } = serverOf({ count: 4 });
    expect((await statesOf(getPage)).at(-1)).toMatchObject({ total: 4, isComplete: true });
    expect(seen.requests).toEqual([1]);
    expect((await statesOf(serverOf({ count: 0 }).getPage)).at(-1)).toMatchObject({
      resorts: [],
      total: 0,
      isComplete: true,
    });
  });

  it('go on where the server tells no number of pages', async () => {
    const { getPage } = serverOf({ count: 45, total: 0, totalPages: 1, hasNext: (page) => page < 5 });
    expect((await statesOf(getPage)).at(-1)).toMatchObject({ total: 45, isComplete: true });
  });

  it('stop at the cap and say so', async () => {
    const { getPage, seen } = serverOf({ count: CATALOGUE_MAX + 1 });
    const whole = (await statesOf(getPage)).at(-1);
    expect(whole).toMatchObject({ total: CATALOGUE_MAX + 1, isComplete: true, isCapped: true });
    expect(whole?.resorts.map(({ id }) => id)).toEqual(idsOf(CATALOGUE_MAX));
    expect(seen.requests.length).toBeLessThanOrEqual(CATALOGUE_MAX / LIMIT + CATALOGUE_PAGES_AT_ONCE);
  });

  it('keep the age of the oldest cached response', async () => {
    const savedAt = (page: number) => (page === 1 ? null : `2026-0${5 - page}-01T00:00:00.000Z`);
    expect((await statesOf(serverOf({ count: 30, savedAt }).getPage)).at(-1)?.savedAt).toBe('2026-02-01T00:00:00.000Z');
  });
});

describe('a server that does not tell the truth', () => {
  it.each<[string, Server, number]>([
    ['repeats its first page for ever', { count: 30, total: 900, totalPages: 90, gives: () => 1 }, 10],
    ['repeats a page and always names more', { count: 30, total: 0, gives: () => 1, hasNext: () => true }, 10],
    ['names more than it has', { count: 30, total: 900, totalPages: 90 }, 30],
    ['names a billion', { count: 30, total: 1e9, totalPages: 1e8 }, 30],
    ['names more pages than it has', { count: 30, total: 31, totalPages: 9 }, 30],
  ])('that %s is not followed for ever, and its part is no whole', async (_case, odd, count) => {
    const { getPage, seen } = serverOf(odd);
    const end = (await statesOf(getPage)).at(-1);
    expect(end?.resorts).toHaveLength(count);
    expect(end?.isComplete).toBe(false);
    expect(seen.requests.length).toBeLessThan(count / LIMIT + 2 * CATALOGUE_PAGES_AT_ONCE);
  });

  it('that repeats its last page, and names no next one, has sent all', async () => {
    const gives = (page: number) => Math.min(page, 3);
    const { getPage } = serverOf({ count: 30, total: 0, totalPages: 5, gives, hasNext: (page) => page < 3 });
    expect((await statesOf(getPage)).at(-1)).toMatchObject({ total: 30, isComplete: true });
  });

  it('that always names a next page ends with an empty one', async () => {
    const { getPage } = serverOf({ count: 30, total: 0, totalPages: 1, hasNext: () => true });
    expect((await statesOf(getPage)).at(-1)).toMatchObject({ total: 30, isComplete: true });
  });
});

describe('a failure half way', () => {
  it('ends the load, and leaves a part that says so', async () => {
    const { getPage, seen } = serverOf({ count: 200 });
    const states: Catalogue[] = [];
    const load = async () => {
      const failing = (page: number) => (page === 4 ? Promise.reject(new Error('no page 4')) : getPage(page));
      await loadPages(failing, (state) => states.push(state));
    };
    await expect(load()).rejects.toThrow('no page 4');
    expect(states.at(-1)).toMatchObject({ total: 200, isComplete: false });
    expect(states.some(({ isComplete }) => isComplete)).toBe(false);
    expect(seen.requests.length).toBeLessThan(10);
  });
});
