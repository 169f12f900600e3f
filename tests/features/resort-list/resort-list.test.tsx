import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import { noListFilters } from '@/domain/filters/list-filters';
import type { ListTrip } from '@/domain/filters/list-trip';
import { ResortFilters } from '@/features/resort-filters/resort-filters';
import type { SearchInput } from '@/features/resort-filters/search-field';
import { useListFilters } from '@/features/resort-filters/use-list-filters';
import type { ListSlots } from '@/features/resort-list/list-context';
import { ResortList } from '@/features/resort-list/resort-list';
import { useCatalogueList } from '@/features/resort-list/use-catalogue-list';
import '../../support/server';
import { awaitedTrip } from '../../support/awaited-trip';
import { widenWindow } from '../../support/window-width';

const zurich = { latitude: 47.465, longitude: 8.549, name: 'Zürich' };

const renderSearch = ({ field, text, onType }: SearchInput) => (
  <input id={field.id} value={text} onChange={({ target }) => onType(target.value)} />
);

interface PageProps {
  slots?: Partial<ListSlots>;
  trip?: ListTrip;
}

const noSlots: ListSlots = { cards: {}, renderChips: () => null, renderMap: () => null };

/** Filters and list, as the page of the resorts puts them together. */
function Page({ slots, trip }: PageProps) {
  const state = useListFilters(trip);
  const all = useMemo(() => ({ ...noSlots, ...slots }), [slots]);
  return (
    <ResortFilters state={state} renderSearch={renderSearch}>
      <ResortList page={state.list} trip={trip} slots={all} />
    </ResortFilters>
  );
}

it('A letter in the search renders no results again before it is searched for', async () => {
  widenWindow();
  const renderMap = vi.fn(() => <p>All pins</p>);
  const slots = { renderMap };
  const element = <Page slots={slots} />;
  const router = createMemoryRouter([{ path: '/resorts', element }], { initialEntries: ['/resorts?view=map'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('All pins');
  await waitFor(() =>
    expect(renderMap).toHaveBeenLastCalledWith(
      expect.objectContaining({ results: expect.objectContaining({ isLoading: false }) }),
    ),
  );
  const before = renderMap.mock.calls.length;
  const field = screen.getByRole('textbox', { name: 'Search' });
  await userEvent.setup().type(field, 'a');
  expect(field).toHaveValue('a');
  expect(router.state.location.search).toBe('?view=map');
  expect(renderMap).toHaveBeenCalledTimes(before);
  await waitFor(() => expect(router.state.location.search).toBe('?search=a&view=map'));
  await waitFor(() => expect(renderMap.mock.calls.length).toBeGreaterThan(before));
});

const TripContext = createContext(awaitedTrip);

function PageWithTrip() {
  return <Page trip={use(TripContext)} />;
}

it.each([
  ['maxKm=100', /^Showing \d+ of \d\d resorts/],
  ['sortBy=nearest', /^Showing 12 of \d{3} resorts/],
])('%s waits for where the trip starts, and shows no other list first', async (search, shown) => {
  const router = createMemoryRouter([{ path: '/resorts', element: <PageWithTrip /> }], {
    initialEntries: [`/resorts?${search}`],
  });
  const client = new QueryClient();
  const site = (trip: ListTrip) => (
    <QueryClientProvider client={client}>
      <TripContext value={trip}>
        <RouterProvider router={router} />
      </TripContext>
    </QueryClientProvider>
  );
  const { rerender } = render(site(awaitedTrip));
  const { queryKey } = catalogueQueries.all();
  await waitFor(() => expect(client.getQueryData(queryKey)).toMatchObject({ isComplete: true }));
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  rerender(site({ ...awaitedTrip, place: zurich, isPlaceLoading: false }));
  expect(await screen.findByText(shown)).toBeVisible();
});

it('a list in the order of the trip is not shown in another one before that order has loaded', async () => {
  const client = new QueryClient();
  const options = { filters: { ...noListFilters, sortBy: 'trip' as const }, priceRange: { min: 0, max: 1000 } };
  let trip: ListTrip = { days: null, place: null, link: 'b2', sort: null, isSortLoading: true };
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
