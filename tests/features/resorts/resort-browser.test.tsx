import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { SearchInput } from '@/features/resorts/filters/search-field';
import { ResortBrowser } from '@/features/resorts/list/resort-browser';
import { QueryStateProvider } from '@/lib/query-state-provider';
import '../../support/server';
import { widenWindow } from '../../support/window-width';

const renderSearch = ({ id, text, onType }: SearchInput) => (
  <input id={id} value={text} onChange={({ target }) => onType(target.value)} />
);

it('A letter in the search renders no results again before it is searched for', async () => {
  widenWindow();
  const renderMap = vi.fn(() => <p>All pins</p>);
  const page = (
    <QueryStateProvider>
      <ResortBrowser renderSearch={renderSearch} renderMap={renderMap} />
    </QueryStateProvider>
  );
  const router = createMemoryRouter([{ path: '/resorts', element: page }], { initialEntries: ['/resorts?view=map'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('All pins');
  await waitFor(() => expect(renderMap).toHaveBeenLastCalledWith(expect.objectContaining({ isLoading: false })));
  const before = renderMap.mock.calls.length;
  const field = screen.getByRole('textbox', { name: 'Search' });
  await userEvent.setup().type(field, 'a');
  expect(field).toHaveValue('a');
  expect(router.state.location.search).toBe('?view=map');
  expect(renderMap).toHaveBeenCalledTimes(before);
  await waitFor(() => expect(router.state.location.search).toBe('?search=a&view=map'));
  await waitFor(() => expect(renderMap.mock.calls.length).toBeGreaterThan(before));
});
