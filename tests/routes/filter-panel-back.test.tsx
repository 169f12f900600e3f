import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../support/render-app';
import { choose, counts, openAdvanced } from '../support/resort-list';

it.each(['Maximum price amount', 'Drop at least'])(
  '%s, only typed, goes with the panel that Back takes away',
  async (name) => {
    const { user, router } = renderApp('/resorts');
    await counts(/^Showing/);
    await choose(user, 'Region', 'Europe');
    const field = (await openAdvanced(user)).getByRole('spinbutton', { name });
    await user.clear(field);
    await user.type(field, '80');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Advanced Filters' })).not.toBeInTheDocument());
    await user.tab();
    expect(router.state.location.search).toBe('');
  },
);
