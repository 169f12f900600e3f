import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import { noCatalogueFilters } from '@/domain/filters/catalogue-filters';
import { useMatchTotal } from '@/features/resort-filters/use-panel-facts';
import type { ListTrip } from '@/features/resort-list/list-trip';
import { awaitedTrip } from '../../support/awaited-trip';
import '../../support/server';

const zurich = { latitude: 47.465, longitude: 8.549, name: 'Zürich' };

it('how many resorts are near is not counted before it is known where the trip starts', async () => {
  const client = new QueryClient();
  const filters = { ...noCatalogueFilters, maxKm: 100 };
  const options = { controls: { filters, draft: filters }, priceRange: { min: 0, max: 1000 } };
  const { result, rerender } = renderHook((trip: ListTrip) => useMatchTotal({ ...options, trip }), {
    initialProps: awaitedTrip,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const { queryKey } = catalogueQueries.all();
  await waitFor(() => expect(client.getQueryData(queryKey)).toMatchObject({ isComplete: true }));
  expect(result.current).toBeNull();
  rerender({ ...awaitedTrip, place: zurich, isPlaceAwaited: false });
  expect(result.current).toBeGreaterThan(0);
});
