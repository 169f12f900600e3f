import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { SnowDays } from '@/features/snow-board/snow-days';
import { useSnowReports } from '@/features/snow-board/use-snow-reports';
import { fetchedNow } from '@/lib/fetched';
import { unitsOf } from '@/lib/units';
import { deferResponse } from '../../support/deferred-response';
import { server } from '../../support/server';

it('a day that is named as its snow is shown like any other', () => {
  const complaints = vi.spyOn(console, 'error');
  const day = { date: '5', temperature: { low: -4, high: 0 }, condition: 'Snow', snowAmount: 5 };
  render(<SnowDays days={[day]} units={unitsOf('metric')} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('5: 5 cm55');
  expect(complaints).not.toHaveBeenCalled();
});

/** The hook for these resorts, of which D is in view and E is cached. Retries wait for a minute. */
function follow(...ids: string[]) {
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 60_000 } });
  queryClient.setQueryData(['weather', 'current', 'E'], fetchedNow({ snowDepth: 80 }));
  queryClient.setQueryData(['weather', 'forecast', 'E'], fetchedNow([]));
  onTestFinished(() => queryClient.clear());
  const isInView = (id: string) => id === 'D';
  const { result } = renderHook(() => useSnowReports(ids, { isInView }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  const row = (id: string) => result.current.reports.get(id);
  return { result, row, isSettled: () => ids.every((id) => row(id)?.isSettled) };
}

/** Serves reports, or failures of this status, and returns what is requested. A held one comes with `next`. */
function serve(failures: Record<string, number> = {}, isHeld = false) {
  const requested: string[] = [];
  const held: (() => void)[] = [];
  server.use(
    http.get('*/api/resorts/:id/:report', async ({ params: { id, report } }) => {
      requested.push(`${report} ${id}`);
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      const status = failures[`${report} ${id}`];
      return status
        ? HttpResponse.json({}, { status })
        : HttpResponse.json(report === 'weather' ? { snowDepth: 80 } : []);
    }),
  );
  return { requested, next: () => held.shift()?.() };
}

it('has cached reports at once, and requests four others at a time, those of rows in view first', async () => {
  const { requested, next } = serve({}, true);
  const { row } = follow('a', 'b', 'c', 'D', 'E');
  expect(row('E')).toMatchObject({ isSettled: true, figures: { depth: 80 } });
  const expected = ['weather a', 'forecast a', 'weather b', 'forecast b'];
  for (const following of ['weather D', 'forecast D', 'weather c', 'forecast c']) {
    await waitFor(() => expect(requested).toEqual(expected));
    expected.push(following);
    next();
  }
  await waitFor(() => expect(requested).toEqual(expected));
});

it('goes on while requests wait for their retry', async () => {
  serve({ 'weather a': 503, 'forecast a': 503, 'weather b': 503, 'forecast b': 503 });
  const { row, isSettled } = follow('a', 'b', 'c');
  await waitFor(() => expect(isSettled()).toBe(true));
  expect([row('a')?.figures.weatherState, row('c')?.figures.weatherState]).toEqual(['waiting', 'reported']);
});

it('requests the failed report of a row again, or everything, and nothing twice', async () => {
  const failures: Record<string, number> = { 'weather a': 404 };
  const { requested } = serve(failures);
  const { result, row, isSettled } = follow('a', 'b');
  const twice = (press: () => void) => [press, press].forEach((each) => void act(each));
  await waitFor(() => expect(isSettled()).toBe(true));
  requested.length = 0;
  const other = row('b');

  const { release } = deferResponse('get', '/resorts/a/weather');
  twice(() => result.current.retry('a'));
  await waitFor(() => expect(row('a')).toMatchObject({ isRetrying: true, isSettled: true }));
  release();
  await waitFor(() => expect(row('a')?.isRetrying).toBe(false));
  expect(requested.splice(0)).toEqual(['weather a']);
  // Else each response would render every row.
  expect(row('b')).toBe(other);

  delete failures['weather a'];
  twice(() => result.current.refresh());
  expect(isSettled()).toBe(false);
  await waitFor(() => expect(isSettled()).toBe(true));
  expect(row('a')?.figures.depth).toBe(80);
  expect(requested.sort()).toEqual(['forecast a', 'forecast b', 'weather a', 'weather b']);
});

it('follows resorts with any ids', async () => {
  serve();
  const { result, isSettled } = follow('b', '__proto__', '10', 'constructor', '2');
  await waitFor(() => expect(isSettled()).toBe(true));
  expect([...result.current.reports.keys()]).toEqual(['b', '__proto__', '10', 'constructor', '2']);
});
