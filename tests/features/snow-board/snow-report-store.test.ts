import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ForecastDay, Weather } from '@/api/weather/weather.schema';
import { createSnowReportStore, type SnowRows } from '@/features/snow-board/snow-report-store';
import { fetchedNow } from '@/lib/fetched';

const conditions: Weather = {
  temperature: -5,
  condition: 'Snow',
  snowDepth: 80,
  lastSnowfall: null,
  wind: null,
  visibility: '',
  updatedAt: '',
};
const day = (snowAmount: number): ForecastDay => ({
  date: 'Sat',
  temperature: { low: -9, high: -1 },
  condition: '',
  snowAmount,
});

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => void end()));

/** A store over reports that are all fresh, so that nothing is requested, and the rows it passed on last. */
function opened(ids: readonly string[]) {
  const queryClient = new QueryClient();
  const bring = (id: string, depth: number) =>
    queryClient.setQueryData(['weather', 'current', id], fetchedNow({ ...conditions, snowDepth: depth }));
  for (const id of ids) {
    bring(id, 80);
    queryClient.setQueryData(['weather', 'forecast', id], fetchedNow([day(4)]));
  }
  const store = createSnowReportStore({ queryClient, inView: { current: new Set() }, hasConditions: true });
  store.follow(ids);
  const listener = vi.fn<(rows: SnowRows) => void>();
  ends.push(store.listen(listener), () => queryClient.clear());
  return { store, queryClient, bring, listener };
}

describe('the reports of many resorts', () => {
  it('are there at once where they are cached', () => {
    const { store } = opened(['alta', 'vail']);
    expect([...store.rows().keys()]).toEqual(['alta', 'vail']);
    expect(store.rows().get('vail')).toMatchObject({ isSettled: true, figures: { depth: 80, newSnow: 4 } });
  });

  it('leave every other row the same object when one of them has come', async () => {
    const { store, bring, listener } = opened(['alta', 'vail', 'zell']);
    const before = store.rows();
    listener.mockClear();
    bring('vail', 120);
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    const after = listener.mock.lastCall?.[0];
    expect(after?.get('vail')?.figures.depth).toBe(120);
    expect(after?.get('alta')).toBe(before.get('alta'));
    expect(after?.get('zell')).toBe(before.get('zell'));
  });

  it('leave the figures of a row the same object while they are only requested anew', () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const { store } = opened(['alta']);
    const before = store.rows().get('alta');
    // What is as old as the refresh itself counts as fresh.
    vi.useFakeTimers({ now: Date.now() + 1000 });
    onTestFinished(() => void vi.useRealTimers());
    store.refresh();
    const after = store.rows().get('alta');
    expect([before?.isSettled, after?.isSettled]).toEqual([true, false]);
    expect(after?.figures).toBe(before?.figures);
  });

  it('are kept for the resorts that stay when others come and go', () => {
    const { store, queryClient } = opened(['alta', 'vail']);
    const kept = store.rows().get('vail');
    const observed = (id: string) => queryClient.getQueryCache().find({ queryKey: ['weather', 'current', id] });
    store.follow(['vail']);
    expect(store.rows().get('vail')).toBe(kept);
    expect([...store.rows().keys()]).toEqual(['vail']);
    expect(observed('vail')?.getObserversCount()).toBe(1);
    expect(observed('alta')?.getObserversCount()).toBe(0);
  });
});
