import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_DEBOUNCE } from '@/config/constants';
import { renderApp } from '../support/render-app';

const chunk = vi.hoisted(() => {
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { arrived, release: () => release() };
});
vi.mock('@/routes/about.route', async (original) => {
  await chunk.arrived;
  // A mock throws where a name is asked for that it does not have; a module does not.
  return { preloadParts: undefined, ...(await original<object>()) };
});

afterEach(() => {
  vi.useRealTimers();
});

describe('typing a search and following a link', () => {
  it('leads where the link leads, although its code comes after the search would have been applied', async () => {
    const { user, router } = renderApp('/resorts');
    await screen.findByText(/^Showing \d+ of \d+ resorts$/);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await user.type(screen.getByRole('combobox', { name: 'Search resorts' }), 'zer');
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(main.getByRole('link', { name: 'About' }));
    await act(() => vi.advanceTimersByTimeAsync(2 * SEARCH_DEBOUNCE));
    vi.useRealTimers();
    chunk.release();
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
    await waitFor(() => expect(document.title).toMatch(/^About/));
  });

  it('leaves nothing of it for the next visit, nor for another entry that Back leads to', async () => {
    const { user, router } = renderApp('/resorts?region=Europe', '/resorts');
    await screen.findByText(/^Showing \d+ of \d+ resorts$/);
    const box = () => screen.findByRole('combobox', { name: 'Search resorts' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await user.type(await box(), 'zer');
    await act(() => router.navigate(-1));
    await act(() => vi.advanceTimersByTimeAsync(2 * SEARCH_DEBOUNCE));
    expect(router.state.location.search).toBe('?region=Europe');

    await user.type(await box(), 'ver');
    await act(() => router.navigate('/favorites'));
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE / 2));
    await act(() => router.navigate('/resorts'));
    expect(await box()).toHaveValue('');
    await act(() => vi.advanceTimersByTimeAsync(2 * SEARCH_DEBOUNCE));
    expect(router.state.location.search).toBe('');
  });
});
