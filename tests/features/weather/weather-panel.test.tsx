import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { SnowNow } from '@/features/weather/snow-now';
import { WeatherPanel } from '@/features/weather/weather-panel';
import { server } from '../../support/server';

/** A resort's page, whose panel comes after the figures. */
function Page() {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <SnowNow resortId="zermatt" />
      <button type="button" onClick={() => setWhole(true)}>
        The rest
      </button>
      {isWhole && <WeatherPanel resortId="zermatt" location={null} />}
    </>
  );
}

it('a report that has failed is not requested again by the panel that comes after the figures', async () => {
  const requested = vi.fn();
  server.use(
    http.get('*/api/resorts/zermatt/weather', () => {
      requested();
      return HttpResponse.json({ message: 'No' }, { status: 403 });
    }),
  );
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Retry snow now' });
  await userEvent.click(screen.getByRole('button', { name: 'The rest' }));
  expect(screen.getByRole('link', { name: 'Full forecast' })).toBeVisible();
  expect(screen.getByText(/trouble/i)).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(requested).toHaveBeenCalledOnce();
});
