// spec: 2.30, 4.6, 4.7, 5.1, 7.4, 8.4

import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { toast } from 'sonner';
import { describe, expect, it, vi } from 'vitest';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { resortSchema } from '@/api/resorts/resort.schema';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { createQueryClient } from '@/app/query-client';
import { demoAccount } from '@/demo/seed/users';
import { FavoriteButton } from '@/features/favorites/favorite-button';
import { AuthProvider } from '@/session/auth-context';
import { clearSession } from '@/session/auth-storage';
import { deferResponse } from '../support/deferred-response';
import { renderApp, renderAsMember } from '../support/render-app';
import { server, store } from '../support/server';
import { pressable, saveFavorites, signInAsGuest, signInAsMember } from '../support/sign-in';

const toasts = () => toast.getToasts().map((shown) => ('title' in shown ? shown.title : null));
const heart = (name: RegExp) => screen.findByRole('button', { name });

const Address = () => <p>{useLocation().search}</p>;

/** Tells of every favorite that reaches the API with the token it came with, and fails it. */
function refuseFavorites(status: number) {
  const tokens: (string | null)[] = [];
  server.use(
    http.post('*/api/favorites', ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return HttpResponse.json({ message: 'Closed' }, { status });
    }),
  );
  return tokens;
}

describe('the heart of a member who is still shown as a visitor, as while a page is hydrated, saves', () => {
  it.each([
    ['on a card', '/resorts?search=zermatt', /^Save Zermatt.* to favorites$/, /^Remove Zermatt.* from favorites$/],
    ['on the page of a resort', '/resorts/zermatt', 'Save to Favorites', 'Saved to Favorites'],
  ])('%s', async (_, address, empty, full) => {
    saveFavorites(demoAccount.id);
    const { router } = renderApp(address);
    const button = await pressable(empty);
    act(() => {
      signInAsMember();
      button.click();
    });
    expect(await screen.findByRole('button', { name: full })).toBeVisible();
    await waitFor(() => expect(store.favoritesOf(demoAccount.id)).toMatchObject([{ resort_id: 'zermatt' }]));
    expect(router.state.location.pathname + router.state.location.search).toBe(address);
  });
});

describe('a heart whose response comes when another person is here', () => {
  it.each([500, 401])('is not announced to them, and changes nothing of theirs (%i)', async (status) => {
    const lena = signInAsMember();
    const { user, queryClient } = renderApp('/resorts?search=zermatt');
    const button = await pressable(/^Save Zermatt.* to favorites$/);
    const tokens = refuseFavorites(status);
    const slow = deferResponse('post', '/favorites');
    await user.click(button);
    await waitFor(() => expect(slow.count()).toBe(1));

    let guest = '';
    act(() => {
      guest = signInAsGuest().id;
    });
    const { queryKey } = favoriteQueries.ofUser(guest);
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
    const before = queryClient.getQueryState(queryKey);
    slow.release();
    await waitFor(() => expect(tokens).toEqual([`Bearer ${lena.token}`]));
    // By the response to a later request, the refused one has been dealt with.
    await act(() => queryClient.fetchQuery(resortQueries.detail('alta')));
    expect(toasts()).toEqual([]);
    expect(queryClient.getQueryState(queryKey)).toEqual(before);
    expect(store.favoritesOf(guest)).toEqual([]);
  });
});

describe('a heart', () => {
  it('is not rendered again when the address changes', async () => {
    signInAsMember();
    // Each render reads the name; React's Profiler does not tell of renders that a context has caused.
    const rendered = vi.fn(() => 'Zermatt');
    const resort = Object.defineProperty(resortSchema.parse({ id: 'zermatt', name: 'Zermatt' }), 'name', {
      get: rendered,
    });
    const card = (
      <>
        <FavoriteButton resort={resort} />
        <Address />
      </>
    );
    const router = createMemoryRouter([{ path: '*', element: card }], { initialEntries: ['/resorts'] });
    const queryClient = createQueryClient();
    render(
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>,
    );
    await pressable(/Zermatt/);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(rendered).toHaveBeenCalled();
    rendered.mockClear();
    await act(() => router.navigate('/resorts?search=z'));
    expect(await screen.findByText('?search=z')).toBeVisible();
    expect(rendered).not.toHaveBeenCalled();
    act(clearSession);
  });
});

describe('what a heart says', () => {
  async function press(user: ReturnType<typeof renderApp>['user'], name: RegExp) {
    await user.click(await pressable(name));
  }

  it('once filled leads to the favorites from its toast', async () => {
    const { user } = renderAsMember('/resorts?search=verbier');
    await press(user, /^Save Verbier to favorites$/);
    expect(await screen.findByText('Verbier added to favorites')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View favorites' }));
    // The card of the page that is left has the same name.
    expect(await screen.findByRole('heading', { level: 1, name: 'My Favorite Resorts' })).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Verbier' })).toBeVisible();
  });

  it('once emptied leads nowhere', async () => {
    const { user } = renderAsMember('/resorts?search=verbier');
    await press(user, /^Save Verbier to favorites$/);
    await press(user, /^Remove Verbier from favorites$/);
    const removed = (await screen.findByText('Verbier removed from favorites')).closest('li') as HTMLElement;
    expect(removed).toBeVisible();
    expect(within(removed).queryByRole('button', { name: 'View favorites' })).not.toBeInTheDocument();
  });

  it("to a visitor on a resort's own page is to log in, and leads there", async () => {
    const { user, router } = renderApp('/resorts/zermatt');
    await press(user, /^Save to Favorites$/);
    expect(await screen.findByText('Please log in to save favorites')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('at the limit of a guest is neutral, not as an error, and offers an account', async () => {
    const { id } = signInAsGuest();
    saveFavorites(id, 'zermatt', 'vail', 'alta');
    const saved = store.favoritesOf(id);
    const { user } = renderApp('/resorts?search=verbier');
    await press(user, /^Save Verbier to favorites$/);
    const limit = "You've reached the 3-resort limit! Sign up to save unlimited favorites.";
    await waitFor(() => expect(toasts()).toContain(limit));
    const shown = toast.getToasts().find((one) => 'title' in one && one.title === limit);
    expect(shown).not.toMatchObject({ type: 'error' });
    const dialog = await screen.findByRole('dialog', { name: 'Save More Favorites' });
    expect(dialog).toHaveTextContent(
      "You've saved 3 of 3 resorts. Sign up to unlock unlimited favorites and more features!",
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const button = await heart(/^Save Verbier to favorites$/);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(button).toHaveFocus());
    expect(store.favoritesOf(id)).toEqual(saved);
  });
});
