// spec: 2.1, 2.18, 4.2, 4.15, 5.6, 5.9, 8.2, 8.3

import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccount } from '@/demo/seed/users';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { server, store } from '../support/server';

const HINT = 'Password must be at least 8 characters long';
const name = () => screen.findByLabelText('Full Name');
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign Up' });

async function fillIn(user: UserEvent, address = 'max@example.com', word = 'long enough') {
  await user.type(await name(), 'Max Muster');
  await user.type(email(), address);
  await user.type(password(), `${word}{Enter}`);
}

describe('signing up', () => {
  it('creates the account and leads to the log-in page, which knows the email', async () => {
    const { user, router } = renderApp({ pathname: '/signup', state: { from: '/forgot-password' } });
    await fillIn(user);

    const notice = 'Account created successfully! Please check your email for verification.';
    expect(await screen.findByText(notice)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('max@example.com');
    expect(router.state.location.state).toEqual({ from: '/forgot-password', email: 'max@example.com' });
    expect(store.accountByEmail('max@example.com')).toMatchObject({ full_name: 'Max Muster' });
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('is busy meanwhile, and sends one request', async () => {
    const signUp = deferResponse('post', '/auth/signup');
    const { user } = renderApp('/signup');
    await fillIn(user);

    const button = await screen.findByRole('button', { name: 'Creating account...' });
    expect(email()).toBeDisabled();
    expect(password()).toBeDisabled();
    await user.click(button);
    signUp.release();
    await screen.findByRole('heading', { level: 1, name: 'Log In' });
    expect(signUp.count()).toBe(1);
  });

  it('enforces the eight characters the hint speaks of', async () => {
    const { user } = renderApp('/signup');
    expect(await screen.findByText(HINT)).toBeVisible();
    await fillIn(user, 'max@example.com', '1234567');

    await waitFor(() => expect(password()).toBeInvalid());
    expect(password()).toHaveAccessibleDescription(HINT);
    await user.type(password(), '8');
    expect(password()).toBeValid();
  });

  it('asks for name, email and password before it sends anything', async () => {
    const { user } = renderApp('/signup');
    await user.type(await name(), '   ');
    await user.type(email(), 'max');
    await user.click(submit());
    expect(await screen.findByText('Please enter your name')).toBeVisible();
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    await waitFor(async () => expect(await name()).toHaveFocus());
  });

  it("puts the server's messages under their fields and keeps what was typed", async () => {
    const { user, router } = renderApp('/signup');
    await fillIn(user, demoAccount.email);

    expect(await screen.findByText('An account with this email already exists')).toBeVisible();
    expect(email()).toHaveAccessibleDescription('An account with this email already exists');
    await waitFor(() => expect(email()).toHaveFocus());
    expect(await screen.findByText('Failed to create account')).toBeVisible();
    expect(password()).toHaveValue('long enough');
    expect(router.state.location.pathname).toBe('/signup');
  });
});

describe('an address that was pasted', () => {
  it('loses the invisible marks of the chat it comes from', async () => {
    const { user } = renderApp('/signup');
    await fillIn(user, '\u202amax@example.com\u202c');
    expect(await screen.findByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    expect(store.accountByEmail('max@example.com')).not.toBeNull();
  });

  it('is refused with what stood around it', async () => {
    const { user } = renderApp('/signup');
    await fillIn(user, '<max@example.com>');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(email()).toHaveFocus();
  });
});

it('says above the button why there is no account, where the message is in sight on a phone', async () => {
  server.use(http.post('*/api/auth/signup', () => HttpResponse.json({ message: 'Closed today' }, { status: 409 })));
  const { user } = renderApp('/signup');
  await fillIn(user);
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('Closed today');
  expect(password().compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(message.compareDocumentPosition(submit())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(password()).toHaveFocus());
});

it('with an address that has an account, the link to log in takes the address along, but not the password', async () => {
  const { user, router } = renderApp({ pathname: '/signup', state: { from: '/favorites' } });
  await fillIn(user, demoAccount.email);
  await screen.findByText('An account with this email already exists');
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  expect(email()).toHaveValue(demoAccount.email);
  expect(password()).toHaveValue('');
  expect(router.state.location.state).toEqual({ from: '/favorites', email: demoAccount.email });
});

describe('whoever comes back to an account that is still being created', () => {
  const signUpAndReturn = async () => {
    const creating = deferResponse('post', '/auth/signup');
    const { user, router } = renderApp('/about', { pathname: '/signup', state: { from: '/favorites' } });
    await fillIn(user);
    await waitFor(() => expect(creating.count()).toBe(1));
    await act(() => router.navigate(-1));
    await act(() => router.navigate(1));
    return { user, router, creating };
  };

  it('cannot create it a second time, and is led to the log-in page, which knows the email', async () => {
    const { user, router, creating } = await signUpAndReturn();
    expect(await name()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Creating account...' }));
    creating.release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    expect(screen.getByText(/^Account created successfully!/)).toBeVisible();
    expect(router.state.location.state).toEqual({ from: '/favorites', email: 'max@example.com' });
    expect(creating.count()).toBe(1);
  });

  it('can try again when it fails', async () => {
    server.use(http.post('*/api/auth/signup', () => HttpResponse.json({}, { status: 503 }), { once: true }));
    const { user, creating } = await signUpAndReturn();
    await name();
    creating.release();
    await waitFor(async () => expect(await name()).toBeEnabled());
    expect(screen.getByText('Failed to create account')).toBeVisible();
    await fillIn(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  });
});

describe('the sign-up page', () => {
  it('does not call back whoever has gone on before the account was created', async () => {
    const creating = deferResponse('post', '/auth/signup');
    const { user, router } = renderApp('/signup');
    await fillIn(user);
    await waitFor(() => expect(creating.count()).toBe(1));
    await act(() => router.navigate('/about'));
    creating.release();
    expect(await screen.findByText(/^Account created successfully!/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/about');
  });

  it('stands without the frame of the site and has the two unavailable buttons', async () => {
    const { user } = renderApp('/signup');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Google' }));
    expect(await screen.findByText('Google authentication is not available yet')).toBeVisible();
  });

  it('gives password managers what they look for', async () => {
    renderApp('/signup');
    expect(await name()).toHaveAttribute('autocomplete', 'name');
    expect(email()).toHaveAttribute('autocomplete', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
  });

  it('remembers on the way to the log-in page where the visitor came from', async () => {
    const { user, router } = renderApp({ pathname: '/signup', state: { from: '/favorites' } });
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/favorites' } }),
    );
  });
});
