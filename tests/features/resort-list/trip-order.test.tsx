import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import { noListFilters } from '@/domain/filters/list-filters';
import type { ListTrip } from '@/domain/filters/list-trip';
import { useCatalogueList } from '@/features/resort-list/use-catalogue-list';
import '../../support/server';

it('a list in the order of the trip is not shown in another one before that order has loaded', async () => {
  const client = new QueryClient();
  const options = { filters: { ...noListFilters, sortBy: 'trip' as const }, priceRange: { min: 0, max: 1000 } };
  let trip: ListTrip = { days: null, place: null, link: 'b2', sort: (resorts) => [...resorts], isSortLoading: true };
  const { result, rerender } = renderHook(() => useCatalogueList({ ...options, trip, isNeeded: true }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(client.getQueryData(catalogueQueries.all().queryKey)).toMatchObject({ isComplete: true }));
  expect(result.current.list).toMatchObject({ data: undefined, isFetching: true });
  trip = { ...trip, sort: (resorts) => resorts.toSorted((a, b) => b.name.localeCompare(a.name)), isSortLoading: false };
  rerender();
  const names = result.current.list.data?.resorts.map(({ name }) => name);
  expect(names?.length).toBeGreaterThan(0);
  expect(names).toEqual(names?.toSorted((a, b) => b.localeCompare(a)));
});
