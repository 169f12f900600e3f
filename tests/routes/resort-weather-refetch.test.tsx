import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { weatherQueries } from '@/api/weather/weather.queries';
import { DAY } from '@/config/constants';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/resort.route';

const today = () => screen.findByText('Today');

/** Requests a reading again, in vain. */
async function refetchInVain(queryClient: QueryClient, queryKey: readonly unknown[], path: string) {
  server.use(http.get(`*/api/resorts/:id/${path}`, () => new HttpResponse(null, { status: 503 })));
  await act(() => queryClient.invalidateQueries({ queryKey }));
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'));
}

it('conditions that could not be requested again are still the reported ones, and are not called estimated', async () => {
  const { queryClient } = renderApp('/resorts/zermatt?tab=weather');
  await today();
  await refetchInVain(queryClient, weatherQueries.current('zermatt').queryKey, 'weather');
  expect(await screen.findByText('Weather data unavailable')).toBeVisible();
  expect(screen.queryByText(/estimated/i)).not.toBeInTheDocument();
});

it('a forecast of yesterday that could not be requested again does not call its first day today', async () => {
  const { queryClient } = renderApp('/resorts/zermatt?tab=weather');
  await today();
  const { queryKey } = weatherQueries.forecast('zermatt');
  // The tab was left open overnight.
  act(() => void queryClient.setQueryData(queryKey, (held) => held && { ...held }, { updatedAt: Date.now() - DAY }));
  await refetchInVain(queryClient, queryKey, 'forecast');
  expect(screen.queryByText('Today')).not.toBeInTheDocument();
});
