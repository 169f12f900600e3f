// spec: 2.5, 4.1

import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { getSession, setSession } from '@/session/auth-storage';
import { deferResponse } from '../support/deferred-response';
import { loginPage, PAGE, page } from '../support/quiet-page';
import { renderApp, renderAsMember } from '../support/render-app';
import { server } from '../support/server';
import { logInAsMember, signInAsGuest, signInAsMember } from '../support/sign-in';

/** Responds to requests for the profile; tells how many there were. */
function respondWithProfile(respond: () => Response) {
  let count = 0;
  server.use(
    http.get('*/api/auth/profile', () => {
      count += 1;
      return respond();
    }),
  );
  return () => count;
}

describe('a stored session, on load', () => {
  it('is checked once and adopts what the server knows', async () => {
    const requests = respondWithProfile(() =>
      HttpResponse.json({ user: { full_name: 'Lena Oberhuber', avatar_url: '' } }),
    );
    renderAsMember(PAGE);
    await page();
    await waitFor(() => expect(getSession()?.user.fullName).toBe('Lena Oberhuber'));
    expect(requests()).toBe(1);
  });

  it('keeps the name it knows when the response has none', async () => {
    const requests = respondWithProfile(() => HttpResponse.json({ user: { avatar_url: 'https://a.example/b.png' } }));
    renderAsMember(PAGE);
    await waitFor(() => expect(getSession()?.user.avatarUrl).toBe('https://a.example/b.png'));
    expect(getSession()?.user.fullName).toBe('Lena Meier');
    expect(requests()).toBe(1);
  });

  it.each([403, 404])('ends at once with a %i', async (status) => {
    const requests = respondWithProfile(() => new HttpResponse(null, { status }));
    renderAsMember(PAGE);
    await waitFor(() => expect(getSession()).toBeNull());
    expect(requests()).toBe(1);
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(await page()).toBeVisible();
    // Who has been logged in hears that they no longer are: the page itself looks the same.
    expect(await screen.findByText('Please log in to continue.')).toBeVisible();
  });

  it.each([403, 404])('of a guest is kept at the page of a captive portal or a host, with a %i', async (status) => {
    signInAsGuest();
    const requests = respondWithProfile(() => HttpResponse.html('\n<!doctype html><h1>Log in</h1>', { status }));
    const { queryClient } = renderApp(PAGE);
    await page();
    await waitFor(() => expect(requests()).toBe(1));
    await waitFor(() => expect(queryClient.isFetching({ queryKey: ['auth'] })).toBe(0));
    expect(getSession()).not.toBeNull();
  });

  it.each([
    [429, 2],
    [500, 3],
    [418, 1],
  ])('is kept at a %i, also after its retries, and checked again later', async (status, attempts) => {
    signInAsGuest();
    let requests = respondWithProfile(() => new HttpResponse(null, { status, headers: { 'Retry-After': '0' } }));
    const { queryClient } = renderApp(PAGE);
    await page();
    await waitFor(() => expect(requests()).toBe(attempts));
    await waitFor(() => expect(queryClient.isFetching({ queryKey: ['auth'] })).toBe(0));
    expect(getSession()).not.toBeNull();

    requests = respondWithProfile(() => HttpResponse.json({ user: { full_name: 'Late Guest' } }));
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(getSession()?.user.fullName).toBe('Late Guest'));
    expect(requests()).toBe(1);
  });

  it('that is checked again keeps the page, and what was typed into it', async () => {
    let fails = true;
    server.use(http.get('*/api/auth/profile', () => (fails ? new HttpResponse(null, { status: 418 }) : undefined)));
    const { user } = renderAsMember('/profile');
    await user.click(
      await screen.findByRole('button', { name: 'Try Again' }).then((button) => {
        fails = false;
        return button;
      }),
    );
    const username = await screen.findByLabelText('Username');
    await user.type(username, 'x');
    const check = deferResponse('get', '/auth/profile');
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    // The check, and the form's own request: another tab may have changed the profile.
    await waitFor(() => expect(check.count()).toBe(2));
    expect(username).toBeInTheDocument();
    expect(username).toHaveValue('lenax');
    check.release();
  });

  it('is kept when there is no response at all, and checked again when the network is back', async () => {
    signInAsGuest();
    let requests = respondWithProfile(() => HttpResponse.error());
    renderApp(PAGE);
    await page();
    await waitFor(() => expect(requests()).toBe(3));
    expect(getSession()).not.toBeNull();

    requests = respondWithProfile(() => new HttpResponse(null, { status: 403 }));
    act(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(getSession()).toBeNull());
    expect(requests()).toBe(1);
  });

  it('is not called refused because a response cannot be parsed', async () => {
    const requests = respondWithProfile(() => HttpResponse.json('<!doctype html>'));
    renderAsMember(PAGE);
    await page();
    await waitFor(() => expect(requests()).toBe(1));
    expect(getSession()).not.toBeNull();
  });

  it('keeps the picture where the response does not speak of one', async () => {
    const { token, user } = signInAsMember();
    const avatarUrl = 'https://pictures.example/lena.jpg';
    setSession({ token, user: { id: user.id, email: '', fullName: 'Old', userType: 'registered', avatarUrl } });
    respondWithProfile(() => HttpResponse.json({ user: { username: 'lena', full_name: 'Lena Meier' } }));
    renderApp('/profile');
    expect(await screen.findByLabelText('Avatar URL')).toHaveValue(avatarUrl);
    await waitFor(() => expect(getSession()?.user).toMatchObject({ fullName: 'Lena Meier', avatarUrl }));
  });

  it('lets a personal page wait behind a spinner', async () => {
    const check = deferResponse('get', '/auth/profile');
    renderAsMember('/profile');
    expect(await screen.findByRole('img', { name: 'Checking your session' })).toBeInTheDocument();
    check.release();
    expect(await screen.findByLabelText('Username')).toHaveValue('lena');
  });

  it('lets nobody wait who is not signed in', async () => {
    const requests = respondWithProfile(() => new HttpResponse(null, { status: 500 }));
    renderApp(PAGE);
    await page();
    expect(requests()).toBe(0);
  });

  it('that has ended is not checked again once the same person has logged in: nobody waits a second time', async () => {
    const refused = respondWithProfile(() => new HttpResponse(null, { status: 401 }));
    const { user, router } = renderAsMember(PAGE);
    await loginPage();
    expect(refused()).toBe(1);
    const check = deferResponse('get', '/auth/profile');
    await logInAsMember(user);
    expect(await page()).toBeVisible();
    expect(router.state.location.pathname).toBe(PAGE);
    expect(check.count()).toBe(0);
  });
});
