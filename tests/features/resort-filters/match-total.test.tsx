import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import { noListFilters } from '@/domain/filters/list-filters';
import type { ListTrip } from '@/domain/filters/list-trip';
import { FilterContext, type FilterContextValue } from '@/features/resort-filters/filter-context';
import { useMatchTotal } from '@/features/resort-filters/use-panel-facts';
import { awaitedTrip } from '../../support/awaited-trip';
import '../../support/server';

const zurich = { latitude: 47.465, longitude: 8.549, name: 'Zürich' };

it('how many resorts are near is not counted before it is known where the trip starts', async () => {
  const client = new QueryClient();
  const filters = { ...noListFilters, maxKm: 100 };
  const context = { controls: { filters, draft: filters }, priceRange: { min: 0, max: 1000 }, list: { view: 'list' } };
  let trip: ListTrip = awaitedTrip;
  const { result, rerender } = renderHook(() => useMatchTotal(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <FilterContext value={{ ...context, trip } as FilterContextValue}>{children}</FilterContext>
      </QueryClientProvider>
    ),
  });
  const { queryKey } = catalogueQueries.all();
  await waitFor(() => expect(client.getQueryData(queryKey)).toMatchObject({ isComplete: true }));
  expect(result.current).toBeNull();
  trip = { ...awaitedTrip, place: zurich, isPlaceLoading: false };
  rerender();
  expect(result.current).toBeGreaterThan(0);
});
