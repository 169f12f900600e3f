import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { OfflineLine } from '@/app/shell/offline-line';

/** A page whose only response is a cached one. */
function Page({ savedAt }: { savedAt: Date }) {
  const data = { data: 'Zermatt', savedAt: savedAt.toISOString() };
  useQuery({ queryKey: ['resorts'], queryFn: () => data, initialData: data, staleTime: Number.POSITIVE_INFINITY });
  return <OfflineLine />;
}

it('a copy saved yesterday is not said to be of this hour, on a page that was left open over night', () => {
  // Local times, so that the test reads the same in every time zone.
  vi.useFakeTimers({ now: new Date(2026, 0, 29, 22, 0) });
  onlineManager.setOnline(false);
  onTestFinished(() => {
    vi.useRealTimers();
    onlineManager.setOnline(true);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page savedAt={new Date(2026, 0, 29, 21, 40)} />
    </QueryClientProvider>,
  );
  // The line is a little behind the cache.
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('9:40 PM')).toBeVisible();
  vi.setSystemTime(new Date(2026, 0, 30, 7, 0));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Jan 29, 2026, 9:40 PM')).toBeVisible();
});

/** A page with figures of the build's snapshot, which the API refreshes from the second request on. */
function SnapshotPage({ refresh }: { refresh: () => unknown }) {
  const data = { data: 'Zermatt', savedAt: null, isSnapshot: true };
  useQuery({ queryKey: ['resorts'], queryFn: refresh, initialData: data, initialDataUpdatedAt: 1, retry: false });
  return (
    <>
      <main>
        <h1>Resorts</h1>
      </main>
      <OfflineLine />
    </>
  );
}

it('that goes with the press on Try Again gives the focus to the heading', async () => {
  const user = userEvent.setup();
  const refresh = vi
    .fn()
    .mockRejectedValueOnce(new Error('No response'))
    .mockResolvedValue({ data: 'Zermatt', savedAt: null });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SnapshotPage refresh={refresh} />
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Resorts' })).toHaveFocus();
});
