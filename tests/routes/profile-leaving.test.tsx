import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccount } from '@/demo/seed/users';
import { clearSession } from '@/session/auth-storage';
import { keepDraft } from '@/session/draft-storage';
import { asksBeforeUnload } from '../support/asks-before-unload';
import { deferResponse } from '../support/deferred-response';
import { drafts } from '../support/drafts';
import { type renderApp, renderAsMember } from '../support/render-app';
import { server } from '../support/server';
import { logInAsMember } from '../support/sign-in';

const username = () => screen.findByLabelText('Username');
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const followBlog = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Blog' }));

async function openWithChanges() {
  const app = renderAsMember('/about', '/profile');
  await app.user.type(await username(), 'x');
  return app;
}

describe('a profile with unsaved changes', () => {
  it('is not left by a link without being asked, and keeps what was typed', async () => {
    const { user, router } = await openWithChanges();
    await followBlog(user);
    expect(await question()).toHaveAccessibleDescription('The changes to your profile are not saved yet.');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/profile');
    expect(await username()).toHaveValue('lenax');
  });

  it('is left where one says so', async () => {
    const { user, router } = await openWithChanges();
    await followBlog(user);
    await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('asks at Back as well, and Escape stays', async () => {
    const { user, router } = await openWithChanges();
    await act(() => router.navigate(-1));
    await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/profile');
    expect(await username()).toHaveValue('lenax');
  });

  it('has the browser ask before a reload, until it is saved or as it was', async () => {
    const { user, router } = await openWithChanges();
    expect(asksBeforeUnload()).toBe(true);
    await user.type(await username(), '{Backspace}');
    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
    await user.type(await username(), 'y{Enter}');
    await screen.findByText('Profile updated successfully');
    expect(asksBeforeUnload()).toBe(false);
    await followBlog(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog'));
  });

  it('has none once it is saved without the blanks around what was typed', async () => {
    const { user } = await openWithChanges();
    await user.type(await username(), '  {Enter}');
    await screen.findByText('Profile updated successfully');
    expect(await username()).toHaveValue('lenax');
    expect(asksBeforeUnload()).toBe(false);
  });

  it('is not left unasked while it is being saved, which may fail; once it is saved, one is let go', async () => {
    const saving = deferResponse('put', '/auth/profile');
    const { user, router } = await openWithChanges();
    await user.type(await username(), '{Enter}');
    await waitFor(() => expect(saving.count()).toBe(1));
    await followBlog(user);
    await question();
    expect(router.state.location.pathname).toBe('/profile');
    saving.release();
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('does not keep anybody whose session has ended', async () => {
    const { router } = await openWithChanges();
    act(() => clearSession());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps what was typed when the session turns out to have ended, until it is left', async () => {
    const { user, router } = await openWithChanges();
    server.use(http.put('*/api/auth/profile', () => new HttpResponse(null, { status: 401 }), { once: true }));
    await user.type(await username(), '{Enter}');
    await logInAsMember(user);
    await waitFor(async () => expect(await username()).toHaveValue('lenax'));
    expect(router.state.location.pathname).toBe('/profile');
    expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();

    await followBlog(user);
    await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(drafts()).toBe(''));
    expect(router.state.location.pathname).toBe('/blog');
  });

  it('says after a reload that they are not saved, until they are discarded', async () => {
    keepDraft({ userId: demoAccount.id, key: 'profile' }, { username: 'lenax' });
    const { user } = renderAsMember('/profile');
    await waitFor(async () => expect(await username()).toHaveValue('lenax'));
    expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await username()).toHaveValue('lena');
    expect(await username()).toHaveFocus();
    expect(screen.queryByText('Your unsaved changes are back.')).not.toBeInTheDocument();
    expect(drafts()).toBe('');
    expect(asksBeforeUnload()).toBe(false);
  });

  it('says so no more once they are saved', async () => {
    keepDraft({ userId: demoAccount.id, key: 'profile' }, { username: 'lenax' });
    const { user } = renderAsMember('/profile');
    await waitFor(async () => expect(await username()).toHaveValue('lenax'));
    await user.type(await username(), '{Enter}');
    await screen.findByText('Profile updated successfully');
    expect(screen.queryByText('Your unsaved changes are back.')).not.toBeInTheDocument();
  });

  it('has the server’s value, as it is by then, in every field that was not changed', async () => {
    const { user } = await openWithChanges();
    server.use(http.put('*/api/auth/profile', () => new HttpResponse(null, { status: 401 }), { once: true }));
    await user.type(await username(), '{Enter}');
    await screen.findByRole('heading', { name: 'Log In' });
    const profile = { username: 'lena', full_name: 'Lena Berg', avatar_url: '' };
    server.use(http.get('*/api/auth/profile', () => HttpResponse.json({ profile })));
    await logInAsMember(user);
    await waitFor(async () => expect(await username()).toHaveValue('lenax'));
    expect(screen.getByLabelText(/Full Name/)).toHaveValue('Lena Berg');
  });

  it('elsewhere loses nothing when a tab without changes leaves its profile', async () => {
    const { user, router } = renderAsMember('/about', '/profile');
    await username();
    keepDraft({ userId: demoAccount.id, key: 'profile' }, { username: 'lenax' });
    await followBlog(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog'));
    await waitFor(() => expect(screen.queryByLabelText('Username')).not.toBeInTheDocument());
    expect(drafts()).toContain('lenax');
  });

  it('leaves no draft of what was saved, nor one to the next person after signing out', async () => {
    const { user } = await openWithChanges();
    await user.type(await username(), '{Enter}');
    await screen.findByText('Profile updated successfully');
    expect(drafts()).toBe('');
    await user.type(await username(), 'y');
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    const signOut = await screen.findByRole('alertdialog', { name: 'Log out and delete unsent text?' });
    await user.click(within(signOut).getByRole('button', { name: 'Log Out' }));
    await screen.findByRole('heading', { name: 'Log In' });
    expect(drafts()).toBe('');
  });
});

it('The profile says who needs the address of a picture, and why', async () => {
  renderAsMember('/profile');
  await username();
  expect(screen.getByLabelText('Avatar URL')).toHaveAccessibleDescription(
    /web address of a picture to show beside your reviews.*every reader sees it.*initials stand in/,
  );
});

it('The fields of a profile that may stay empty say so', async () => {
  renderAsMember('/profile');
  for (const field of [await username(), screen.getByLabelText('Full Name'), screen.getByLabelText('Avatar URL')]) {
    expect(field).not.toBeRequired();
    expect(field.closest('[data-slot="form-field"]')).toHaveTextContent(/optional/);
  }
  expect(screen.getByLabelText('Email').closest('[data-slot="form-field"]')).not.toHaveTextContent(/optional/);
});
