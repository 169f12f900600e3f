// spec: 2.5, 2.19, 5.9, 6.1, 8.9

import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { authQueries } from '@/api/auth/auth.queries';
import { demoAccount } from '@/demo/seed/users';
import { deferResponse } from '../support/deferred-response';
import { renderApp, renderAsMember } from '../support/render-app';
import { server, store } from '../support/server';
import { logInAsMember, signInAsGuest, signInAsMember } from '../support/sign-in';

const username = () => screen.findByLabelText('Username');
const fullName = () => screen.getByLabelText('Full Name');
const avatarUrl = () => screen.getByLabelText('Avatar URL');
const save = () => screen.getByRole('button', { name: 'Save changes' });
const pictureIn = (element: HTMLElement) => element.querySelector('img');

afterEach(() => focusManager.setFocused(undefined));

describe('who may open the profile', () => {
  it('a visitor is sent to log in and comes back', async () => {
    const { user, router } = renderApp('/profile');
    await logInAsMember(user);
    expect(await username()).toHaveValue('lena');
    expect(router.state.location.pathname).toBe('/profile');
  });

  it('a guest is invited to create an account', async () => {
    signInAsGuest();
    renderApp('/profile');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('heading', { name: 'A profile comes with an account' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    expect(main.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
  });
});

describe('the form', () => {
  it('shows what is known; the email is read-only', async () => {
    renderAsMember('/profile');
    expect(await username()).toHaveValue('lena');
    expect(fullName()).toHaveValue('Lena Meier');
    const email = screen.getByLabelText('Email');
    expect(email).toHaveValue('lena@example.com');
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription(/cannot be changed here/);
    expect(avatarUrl()).toHaveValue('');
  });

  it('saves, says so once, and the header and the menu show the new name at once', async () => {
    const { user } = renderAsMember('/profile');
    await username();
    const update = deferResponse('put', '/auth/profile');
    await user.clear(fullName());
    await user.type(fullName(), 'Magda Oberhuber{Enter}');

    expect(await screen.findByRole('button', { name: 'Saving changes...' })).toBeVisible();
    expect(fullName()).toBeDisabled();
    update.release();
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    await waitFor(() => expect(save()).toBeEnabled());
    expect(update.count()).toBe(1);
    expect(store.account(demoAccount.id)).toMatchObject({ full_name: 'Magda Oberhuber', username: 'lena' });

    const menuButton = screen.getByRole('button', { name: 'Account menu' });
    await waitFor(() => expect(menuButton).toHaveTextContent('MO'));
    await user.click(menuButton);
    expect(
      await within(await screen.findByRole('region', { name: 'Account' })).findByText('Magda Oberhuber'),
    ).toBeVisible();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ fullName: 'Magda Oberhuber' });
  });

  it('refuses a picture that is not on the web', async () => {
    const update = deferResponse('put', '/auth/profile');
    const { user } = renderAsMember('/profile');
    await username();
    await user.type(avatarUrl(), 'javascript:alert(1)');
    await user.click(save());
    expect(await screen.findByText('Avatar URL must start with http:// or https://')).toBeVisible();
    expect(avatarUrl()).toHaveAccessibleDescription('Avatar URL must start with http:// or https://');
    await waitFor(() => expect(avatarUrl()).toHaveFocus());
    expect(update.count()).toBe(0);
  });

  it('shows the picture once its address is typed, and initials where it is broken', async () => {
    const { user } = renderAsMember('/profile');
    await username();
    const form = screen.getByRole('form', { name: 'Profile' });
    expect(form).toHaveTextContent('LM');
    await user.type(avatarUrl(), 'https://pictures.example/lena.jpg');
    await waitFor(() => expect(pictureIn(form)).toHaveAttribute('src', 'https://pictures.example/lena.jpg'));
    act(() => void pictureIn(form)?.dispatchEvent(new Event('error')));
    expect(pictureIn(form)).toBeNull();
    expect(form).toHaveTextContent('LM');
  });

  it("puts the server's messages under their fields and keeps what was typed", async () => {
    const { user } = renderAsMember('/profile');
    await user.clear(await username());
    await user.type(await username(), 'a b{Enter}');
    expect(await screen.findByText(/Username must be 3 to 30/)).toBeVisible();
    expect(await username()).toHaveValue('a b');
    await waitFor(async () => expect(await username()).toHaveFocus());
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
  });

  it('says above the button why nothing was saved, where the message is in sight on a phone', async () => {
    server.use(
      http.put('*/api/auth/profile', () => HttpResponse.json({ message: 'This username is taken' }, { status: 409 })),
    );
    const { user } = renderAsMember('/profile');
    await user.type(await username(), 's{Enter}');
    const message = await screen.findByText('This username is taken');
    expect(avatarUrl().compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(message.compareDocumentPosition(save())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(save()).toHaveFocus());
  });

  it('can be changed beside a picture that the server keeps under a path of its own', async () => {
    const { id } = signInAsMember();
    store.saveAccount({ ...(store.account(id) ?? fail()), avatar_url: '/uploads/lena.png' });
    const sent: unknown[] = [];
    server.use(
      http.put('*/api/auth/profile', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = renderApp('/profile');
    await user.type(await username(), '-meier{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ username: 'lena-meier', avatar_url: '/uploads/lena.png' }]));
  });

  it('never loses typed words to a response that comes later, but fills what nobody touched', async () => {
    const { id } = signInAsMember();
    const { user, queryClient } = renderApp('/profile');
    await user.clear(await username());
    await user.type(await username(), 'typed');
    store.saveAccount({ ...(store.account(id) ?? fail()), username: 'elsewhere', full_name: 'Lena Elsewhere' });
    await act(() => queryClient.refetchQueries({ queryKey: authQueries.profile(id).queryKey }));
    await waitFor(() => expect(fullName()).toHaveValue('Lena Elsewhere'));
    expect(await username()).toHaveValue('typed');
  });

  it('does not undo what was saved in another tab a moment ago', async () => {
    const { id } = signInAsMember();
    const { user } = renderApp('/profile');
    await username();
    act(() => focusManager.setFocused(false));
    store.saveAccount({ ...(store.account(id) ?? fail()), full_name: 'Lena Elsewhere' });
    act(() => focusManager.setFocused(true));
    await waitFor(() => expect(fullName()).toHaveValue('Lena Elsewhere'));
    await user.type(await username(), '-meier{Enter}');
    await screen.findByText('Profile updated successfully');
    expect(store.account(id)).toMatchObject({ username: 'lena-meier', full_name: 'Lena Elsewhere' });
  });

  it('follows the server in a field that was changed and saved', async () => {
    const { id } = signInAsMember();
    const { user, queryClient } = renderApp('/profile');
    await user.type(await username(), '-meier{Enter}');
    await screen.findByText('Profile updated successfully');
    store.saveAccount({ ...(store.account(id) ?? fail()), username: 'elsewhere' });
    await act(() => queryClient.refetchQueries({ queryKey: authQueries.profile(id).queryKey }));
    await waitFor(async () => expect(await username()).toHaveValue('elsewhere'));
  });
});

function fail(): never {
  throw new Error('The seed has no demo account');
}
