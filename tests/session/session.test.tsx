// spec: 4.5, 8.8

import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { getSession, setSession } from '@/session/auth-storage';
import { keepDraft, readDraft } from '@/session/draft-storage';
import { deferResponse } from '../support/deferred-response';
import { loginPage, openMenu, PAGE, page } from '../support/quiet-page';
import { renderApp, renderAsMember } from '../support/render-app';
import { zermatt } from '../support/review-form';
import { server } from '../support/server';
import { signInAsGuest, signInAsMember } from '../support/sign-in';

describe('a 401', () => {
  const unauthorized = () => new HttpResponse(null, { status: 401 });
  const refuse = () => server.use(http.get('*/api/auth/profile', unauthorized));

  it('ends the session, says so once, remembers the place and leads to the log-in page', async () => {
    const { id } = signInAsMember();
    const draft = { userId: id, key: 'review:zermatt' };
    keepDraft(draft, 'half a sentence');
    refuse();
    const { router } = renderApp(`${PAGE}?a=b#c`);
    expect(await loginPage()).toBeVisible();
    expect(await screen.findByText('Please log in to continue.')).toBeVisible();
    expect(router.state.location.state).toEqual({ from: `${PAGE}?a=b#c` });
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(readDraft(draft, z.string())).toBe('half a sentence');
  });

  it('on a personal page remembers that page', async () => {
    refuse();
    const { router } = renderAsMember('/profile');
    await loginPage();
    expect(router.state.location.state).toEqual({ from: '/profile' });
  });

  it('to a request of an older session ends nothing', async () => {
    const check = deferResponse('get', '/auth/profile');
    server.use(http.get('*/api/auth/menu', () => HttpResponse.json({ menuType: 'account' })));
    const { router } = renderAsMember(PAGE);
    await page();
    await waitFor(() => expect(check.count()).toBe(1));
    server.use(http.get('*/api/auth/profile', unauthorized));
    const next = {
      token: 'new',
      user: { id: 'max', email: '', fullName: 'Max', userType: 'registered', avatarUrl: '' },
    };
    act(() => setSession(next as Parameters<typeof setSession>[0]));
    check.release();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account menu' })).toHaveTextContent('M'));
    expect(getSession()?.token).toBe('new');
    expect(router.state.location.pathname).toBe(PAGE);
  });

  it.each(['/login', '/login/'])('at %s does not forget where the visitor came from', async (pathname) => {
    signInAsGuest();
    refuse();
    const state = { from: '/favorites', email: 'max@example.com' };
    const { router } = renderApp({ pathname, state });
    expect(await screen.findByText('Please log in to continue.')).toBeVisible();
    expect(router.state.location.state).toEqual(state);
    expect(await screen.findByLabelText('Email')).toHaveValue('max@example.com');
  });

  it('leads a visitor to log in, too', async () => {
    server.use(http.get('*/api/resorts', unauthorized));
    renderApp('/resorts');
    expect(await loginPage()).toBeVisible();
    expect(await screen.findByText('Please log in to continue.')).toBeVisible();
  });

  it('to the menu of a visitor leads nowhere: the built-in one opens', async () => {
    server.use(http.get('*/api/auth/menu', unauthorized));
    const { user, router } = renderApp(PAGE);
    const menu = await openMenu(user, 'Menu');
    expect(menu.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    expect(router.state.location.pathname).toBe(PAGE);
  });

  it.each([
    { what: 'Delete review', role: 'alertdialog', press: 'Delete', says: /logged in to delete a review$/ },
    { what: 'Edit review', role: 'dialog', press: 'Save', says: /logged in to update a review$/ },
  ])('to "$what" says what one has to be logged in for', async ({ what, role, press, says }) => {
    server.use(http.delete('*/api/reviews/:id', unauthorized), http.put('*/api/reviews/:id', unauthorized));
    const { user } = renderAsMember(zermatt);
    await user.click(await screen.findByRole('button', { name: what }));
    const dialog = within(await screen.findByRole(role, { name: what }));
    if (role === 'dialog') await user.click(dialog.getByRole('radio', { name: '1 star' }));
    await user.click(dialog.getByRole('button', { name: press }));
    expect(await screen.findByText('Please log in to continue.')).toBeVisible();
    expect(await screen.findByText(says)).toBeVisible();
  });
});

it('A new guest is one, although the response does not say so', async () => {
  server.use(http.post('*/api/auth/guest', () => HttpResponse.json({ token: 't-1', user: { id: 'g-1' } })));
  server.use(http.get('*/api/favorites', () => HttpResponse.json({ favorites: [] })));
  const { user } = renderApp('/favorites');
  await user.click(await screen.findByRole('button', { name: /Start Saving Favorites/ }));
  expect(await screen.findByText("You're using a guest account with limited favorites.")).toBeVisible();
  await waitFor(() => expect(getSession()?.user.userType).toBe('guest'));
});

it('A guest account that is made once somebody has logged in is neither stored nor announced', async () => {
  const guest = deferResponse('post', '/auth/guest');
  const { user, queryClient } = renderApp('/favorites');
  await user.click(await screen.findByRole('button', { name: /Start Saving Favorites/ }));
  await waitFor(() => expect(guest.count()).toBe(1));
  const { id } = await act(() => signInAsMember());
  guest.release();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(getSession()?.user.id).toBe(id);
  expect(await screen.findByText('No favorites yet')).toBeVisible();
  expect(screen.queryByText(/^Guest account created/)).not.toBeInTheDocument();
});
