// spec: 2.6, 2.7, 4.3

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { demoAccount } from '@/demo/seed/users';
import { getSession } from '@/session/auth-storage';
import { type DraftOwner, dropDraft, keepDraft, readDraft } from '@/session/draft-storage';
import { recentSearchStore, rememberSearch } from '@/session/recent-search-storage';
import { deferResponse } from '../support/deferred-response';
import { loginPage, menuButton, openMenu, PAGE } from '../support/quiet-page';
import { renderApp, renderAsMember } from '../support/render-app';
import { server } from '../support/server';
import { signInAsGuest, signInAsMember } from '../support/sign-in';

const menuResponse = (menu: object) => server.use(http.get('*/api/auth/menu', () => HttpResponse.json(menu)));

describe('the menu of a registered person', () => {
  it('says who is signed in and leads to their pages', async () => {
    const { user } = renderAsMember(PAGE);
    const menu = await openMenu(user);
    expect(menu.getByText('Lena Meier')).toBeVisible();
    expect(menu.getByText('lena@example.com')).toBeVisible();
    expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(menu.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/favorites');
    expect(menu.getByRole('link', { name: 'My Reviews' })).toHaveAttribute('href', '/reviews');
    expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible();
    expect(await menuButton()).toHaveAttribute('aria-expanded', 'true');
  });

  it('signs out: everything of the person is gone, and the way leads to the log-in page', async () => {
    keepDraft({ userId: 'visitor', key: 'contact' }, 'what was typed before');
    rememberSearch('Zermatt');
    const { user, router } = renderAsMember(PAGE);
    await user.click((await openMenu(user)).getByRole('button', { name: 'Log Out' }));

    expect(await screen.findByText('Signed out successfully!')).toBeVisible();
    expect(await loginPage()).toBeVisible();
    expect(router.state.location.state).toBeNull();
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('drafts')).toBeNull();
    expect(recentSearchStore.get()).toEqual([]);
  });

  it('signs out even when the server does not respond, and at once', async () => {
    const signOut = deferResponse('post', '/auth/signout');
    const { user } = renderAsMember(PAGE);
    await user.click((await openMenu(user)).getByRole('button', { name: 'Log Out' }));

    expect(await loginPage()).toBeVisible();
    expect(getSession()).toBeNull();
    await waitFor(() => expect(signOut.count()).toBe(1));
    signOut.release();
  });

  it('signs out on the server with the token of the session that ends', async () => {
    const { token } = signInAsMember();
    let sent: string | null = null;
    server.use(
      http.post('*/api/auth/signout', ({ request }) => {
        sent = request.headers.get('authorization');
        return new HttpResponse(null, { status: 500 });
      }),
    );
    const { user } = renderApp(PAGE);
    await user.click((await openMenu(user)).getByRole('button', { name: 'Log Out' }));
    expect(await screen.findByText('Failed to sign out')).toBeVisible();
    expect(sent).toBe(`Bearer ${token}`);
    expect(getSession()).toBeNull();
  });

  it('follows no address it should not, and still lets people out', async () => {
    menuResponse({
      menuType: 'account',
      menuItems: [
        { id: 'a', type: 'link', label: 'Script', href: 'javascript:alert(1)' },
        { id: 'b', type: 'button', label: 'Unknown', action: 'explode' },
        { id: 'c', type: 'link', label: 'Help', href: 'https://help.example/', icon: 'no-such-icon' },
      ],
    });
    const { user } = renderAsMember(PAGE);
    const menu = await openMenu(user);
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Help']);
    expect(menu.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Log Out']);
  });
});

describe('signing out with text that was not sent', () => {
  const draft: DraftOwner = { userId: demoAccount.id, key: 'review:zermatt' };
  const question = () => screen.findByRole('alertdialog', { name: 'Log out and delete unsent text?' });

  it('is asked about first; whoever stays keeps it, back at the button', async () => {
    keepDraft(draft, 'half a sentence');
    const { user } = renderAsMember(PAGE);
    await user.click((await openMenu(user)).getByRole('button', { name: 'Log Out' }));
    const dialog = within(await question());
    // The menu under it lets Tab out; the dialog does not.
    await user.tab();
    await user.tab();
    expect(dialog.getByRole('button', { name: 'Stay logged in' })).toHaveFocus();
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Log Out' })).toHaveFocus();
    expect(readDraft(draft, z.string())).toBe('half a sentence');
    expect(getSession()).not.toBeNull();
  });

  it('deletes the text once that is confirmed', async () => {
    keepDraft(draft, 'half a sentence');
    const { user } = renderAsMember(PAGE);
    await user.click((await openMenu(user)).getByRole('button', { name: 'Log Out' }));
    await user.click(within(await question()).getByRole('button', { name: 'Log Out' }));
    expect(await loginPage()).toBeVisible();
    expect(readDraft(draft, z.string())).toBeNull();
    expect(localStorage.getItem('drafts')).toBeNull();
  });

  it('asks nothing once the text was sent or discarded', async () => {
    keepDraft(draft, 'half a sentence');
    dropDraft(draft);
    const { user } = renderAsMember(PAGE);
    await user.click((await openMenu(user)).getByRole('button', { name: 'Log Out' }));
    expect(await loginPage()).toBeVisible();
  });
});

describe('the menu of guests and visitors', () => {
  it('offers a guest the ways in, up to three advantages and the proof', async () => {
    signInAsGuest();
    menuResponse({
      userType: 'guest',
      menuType: 'account',
      menuItems: [
        { id: 'login', type: 'button', href: '/login', label: 'Log In', icon: 'login' },
        { id: 'signup', type: 'button', href: '/signup', label: 'Sign Up', icon: 'user-plus', variant: 'primary' },
      ],
      benefits: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, description: `${title}.` })),
      socialProof: { message: 'Join 15,000+ skiers' },
    });
    const { user } = renderApp(PAGE);
    const menu = await openMenu(user);
    expect(menu.getByRole('heading', { name: 'Guest Account' })).toBeVisible();
    expect(menu.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    expect(menu.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    expect(menu.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three']);
    expect(menu.getByText('Join 15,000+ skiers')).toBeVisible();
  });

  it('welcomes a visitor, and the log-in page knows the way back', async () => {
    const { user, router } = renderApp(PAGE);
    const menu = await openMenu(user, 'Menu');
    expect(menu.getByRole('heading', { name: 'Welcome to Snowline' })).toBeVisible();
    await user.click(menu.getByRole('link', { name: 'Log In' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: PAGE } }));
  });
});
