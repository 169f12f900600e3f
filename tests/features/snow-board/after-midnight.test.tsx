import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { MINUTE } from '@/config/constants';
import { SnowBoard } from '@/features/snow-board/snow-board';
import { fetchedNow } from '@/lib/fetched';

it('a row of the snow board that was left open over midnight speaks of the day as its headline does', () => {
  // Local times, so that the test reads the same in every time zone.
  vi.useFakeTimers({ now: new Date(2026, 0, 29, 23, 59, 30) });
  const queryClient = createQueryClient();
  onTestFinished(() => {
    queryClient.clear();
    vi.useRealTimers();
  });
  const weather = { snowDepth: 80, lastSnowfall: { date: '2026-01-29', amount: 5 }, updatedAt: '2026-01-29' };
  queryClient.setQueryData(['weather', 'current', 'alta'], fetchedNow(weather));
  queryClient.setQueryData(['weather', 'forecast', 'alta'], fetchedNow([]));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SnowBoard resorts={[{ id: 'alta', name: 'Alta', country: 'United States' }]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const row = within(screen.getByRole('row', { name: /^Alta/ }));
  expect(screen.getByText(/^Most recent snow: Alta, .*, today\.$/)).toBeVisible();
  expect(row.getByText('today')).toBeVisible();
  act(() => void vi.advanceTimersByTime(MINUTE));
  expect(screen.getByText(/^Most recent snow: Alta, .*, yesterday\.$/)).toBeVisible();
  expect(row.getByText('yesterday')).toBeVisible();
  expect(row.getByText('reported yesterday')).toBeVisible();
});
