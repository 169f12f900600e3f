import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountMenuQueries } from '@/api/account-menu/account-menu.queries';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { fetchedNow } from '@/lib/fetched';
import { loginPage, menuButton, PAGE, page } from '../support/quiet-page';
import { renderApp, renderAsMember } from '../support/render-app';
import { signInAsMember } from '../support/sign-in';

describe('several tabs', () => {
  const otherTab = (write: () => void) =>
    act(() => {
      write();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });

  it('a sign-out elsewhere is followed, and nothing of the person stays in the cache', async () => {
    const { id } = signInAsMember();
    const { queryClient } = renderApp(PAGE);
    const button = await menuButton();
    expect(button).toHaveTextContent('LM');
    queryClient.setQueryData(favoriteQueries.ofUser(id).queryKey, fetchedNow([]));
    await waitFor(() => expect(queryClient.getQueryData(accountMenuQueries.ofUser(id).queryKey)).toBeDefined());

    otherTab(() => localStorage.clear());
    await waitFor(() => expect(button).not.toHaveTextContent('LM'));
    // An effect of a render before the sign-out may put a query of the person back, without data.
    const withData = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined });
    expect(JSON.stringify(withData.map(({ queryKey }) => queryKey))).not.toContain(id);
  });

  it('a sign-out elsewhere ends a personal page', async () => {
    renderAsMember('/profile');
    await screen.findByLabelText('Username');
    otherTab(() => localStorage.clear());
    expect(await loginPage()).toBeVisible();
  });

  it('a sign-out is followed by a page that Back brings from the back-forward cache', async () => {
    renderAsMember(PAGE);
    const button = await menuButton();
    expect(button).toHaveTextContent('LM');
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await waitFor(() => expect(button).not.toHaveTextContent('LM'));
  });

  it('a sign-in elsewhere leads on from the log-in page', async () => {
    const { router } = renderApp({ pathname: '/login', state: { from: PAGE } });
    await loginPage();
    otherTab(() => {
      localStorage.setItem('auth_token', 'token');
      localStorage.setItem('user', JSON.stringify({ id: 'lena', full_name: 'Lena Meier', user_type: 'registered' }));
    });
    expect(await page()).toBeVisible();
    expect(router.state.location.pathname).toBe(PAGE);
  });
});
