// spec: 2.1, 2.17, 4.2, 4.15, 5.6, 5.9, 8.2, 8.3

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccount } from '@/demo/seed/users';
import { deferResponse } from '../support/deferred-response';
import { renderApp, renderAsMember } from '../support/render-app';
import { server } from '../support/server';
import { logInAsMember, saveFavorites, signInAsGuest } from '../support/sign-in';

const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log In' });

describe('logging in', () => {
  it('keeps the session, says so once and leads home', async () => {
    const { user, router } = renderApp('/login');
    await logInAsMember(user);

    expect(await screen.findByText('Signed in successfully!')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage.getItem('auth_token')).toMatch(/^token-/);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: demoAccount.id });
  });

  it('does not keep the password in the cache', async () => {
    const { user, router, queryClient } = renderApp('/login');
    await logInAsMember(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    const sent = () =>
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => JSON.stringify(state.variables));
    await waitFor(() => expect(sent().join()).not.toContain(demoAccount.password));
  });

  it('leads back to where the visitor was', async () => {
    const { user, router } = renderApp({ pathname: '/login', state: { from: '/favorites?a=b#c' } });
    await logInAsMember(user);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/favorites', search: '?a=b' }));
  });

  it('is busy meanwhile: the word changes and the fields are disabled', async () => {
    const signIn = deferResponse('post', '/auth/signin');
    const { user } = renderApp('/login');
    await logInAsMember(user);

    const button = await screen.findByRole('button', { name: 'Signing in...' });
    expect(await email()).toBeDisabled();
    expect(password()).toBeDisabled();
    await user.click(button);
    signIn.release();
    await screen.findByText('Signed in successfully!');
    expect(signIn.count()).toBe(1);
  });

  it('says what was refused, keeps what was typed, stays, and leads back to the password', async () => {
    const { user, router } = renderApp('/login');
    await user.type(await email(), demoAccount.email);
    await user.type(password(), 'wrong{Enter}');

    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent('Invalid email or password');
    // Below the fields, where it is in sight on a phone.
    expect(password().compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await screen.findByText('Failed to sign in')).toBeVisible();
    expect(await email()).toHaveValue(demoAccount.email);
    await waitFor(() => expect(password()).toHaveFocus());
    expect(router.state.location.pathname).toBe('/login');
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('takes an address that was pasted with invisible marks', async () => {
    const { user } = renderApp('/login');
    await user.type(await email(), `\u200b${demoAccount.email}\u202c`);
    await user.type(password(), `${demoAccount.password}{Enter}`);
    expect(await screen.findByText('Signed in successfully!')).toBeVisible();
  });

  it('does not tell someone who just tried to log in to log in', async () => {
    server.use(http.post('*/api/auth/signin', () => new HttpResponse(null, { status: 401 })));
    const { user } = renderApp('/login');
    await user.type(await email(), demoAccount.email);
    await user.type(password(), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check your email and password.');
    expect(screen.queryByText('Please log in to continue.')).not.toBeInTheDocument();
  });

  it("puts the server's messages under their fields", async () => {
    server.use(
      http.post('*/api/auth/signin', () =>
        HttpResponse.json({ message: 'No', fieldErrors: { email: 'No such account' } }, { status: 400 }),
      ),
    );
    const { user } = renderApp('/login');
    await user.type(await email(), 'nobody@example.com');
    await user.type(password(), 'whatever{Enter}');
    expect(await screen.findByText('No such account')).toBeVisible();
    expect(await email()).toHaveAccessibleDescription('No such account');
    await waitFor(async () => expect(await email()).toHaveFocus());
  });

  it('asks for both before it sends anything', async () => {
    const { user } = renderApp('/login');
    await email();
    await user.click(submit());
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    expect(screen.getByText('Please enter your password')).toBeVisible();
    await waitFor(async () => expect(await email()).toHaveFocus());
  });
});

describe('the log-in page', () => {
  it('stands without the frame of the site', async () => {
    renderApp('/login');
    expect(await screen.findByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Log In | Snowline'));
  });

  it('gives password managers what they look for', async () => {
    renderApp('/login');
    expect(await email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('says that Google and Facebook are not available', async () => {
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Google' }));
    expect(await screen.findByText('Google authentication is not available yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Facebook' }));
    expect(await screen.findByText('Facebook authentication is not available yet')).toBeVisible();
  });

  it('takes a typed address along to the sign-up page', async () => {
    const { user } = renderApp('/login');
    await user.type(await email(), 'max@example.com');
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    expect(await email()).toHaveValue('max@example.com');
  });

  it('leads to the page that says that a forgotten password cannot be reset online, and to the contact form', async () => {
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    expect(screen.getByText(/Passwords cannot be reset online/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/about?inquiry=Technical%20Issues#contact',
    );
    expect(screen.getByRole('link', { name: 'Back to Log In' })).toHaveAttribute('href', '/login');
  });

  it('leads a registered person on', async () => {
    const { router } = renderAsMember({ pathname: '/login', state: { from: '/forgot-password' } });
    expect(await screen.findByText(/cannot be reset online/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/forgot-password');
  });

  it('lets a guest in, and says what becomes of the saved resorts', async () => {
    saveFavorites(signInAsGuest().id, 'zermatt');
    renderApp('/login');
    expect(await screen.findByText(/You will be asked whether to bring the 1 resort you saved along\./)).toBeVisible();
    expect(await email()).toBeEnabled();
  });
});
