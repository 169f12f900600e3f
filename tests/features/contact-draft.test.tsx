import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccount } from '@/demo/seed/users';
import { clearSession, getSession } from '@/session/auth-storage';
import { keepDraft } from '@/session/draft-storage';
import { email, fillIn, inquiry, message, name, QUESTION, SENT, send } from '../support/contact-form';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { server, store } from '../support/server';
import { signInAsGuest, signInAsMember } from '../support/sign-in';

const REQUESTED = '/about?inquiry=Technical%20Issues#contact';

describe('an unsent message to the team', () => {
  it('is still there after a reload, for a visitor too', async () => {
    const first = renderApp('/about');
    await fillIn(first.user);
    await first.user.click(inquiry());
    await first.user.click(await screen.findByRole('option', { name: 'Partnership Inquiries' }));
    first.unmount();

    renderApp('/about');
    await waitFor(async () => expect(await name()).toHaveValue('Ida Berg'));
    expect(message()).toHaveValue(QUESTION);
    expect(inquiry()).toHaveTextContent('Partnership Inquiries');
  });

  it('is about what was chosen by hand, although the address asked for another type', async () => {
    const first = renderApp(REQUESTED);
    await fillIn(first.user);
    await first.user.clear(email());
    await first.user.click(send());
    await screen.findByText('Please enter your email address');
    await first.user.click(inquiry());
    await first.user.click(await screen.findByRole('option', { name: 'General Feedback' }));
    expect(inquiry()).toHaveFocus();
    expect(screen.getByText('Please enter your email address')).toBeVisible();
    const { pathname, search, hash } = first.router.state.location;
    first.unmount();

    const { router } = renderApp(`${pathname}${search}${hash}`);
    await waitFor(async () => expect(await name()).toHaveValue('Ida Berg'));
    expect(inquiry()).toHaveTextContent('General Feedback');
    await act(() => router.navigate(REQUESTED));
    await waitFor(() => expect(inquiry()).toHaveTextContent('Technical Issues'));
    expect(message()).toHaveValue(QUESTION);
  });

  it('stays when saving a resort makes the visitor a guest, and is that guest’s alone', async () => {
    const { user, router } = renderApp('/about');
    await fillIn(user);
    await act(() => router.navigate('/resorts?search=zermatt'));
    await user.click(await screen.findByRole('button', { name: 'Save Zermatt to favorites' }));
    await waitFor(() => expect(getSession()).not.toBeNull());
    await act(() => router.navigate('/about'));
    await waitFor(async () => expect(await name()).toHaveValue('Ida Berg'));
    expect(message()).toHaveValue(QUESTION);

    act(clearSession);
    await waitFor(async () => expect(await name()).toHaveValue(''));
  });

  it('of a guest whose session the server has ended stays: a guest cannot log in again', async () => {
    signInAsGuest();
    const { user, router } = renderApp('/about');
    await fillIn(user);
    await waitFor(() => expect(localStorage.getItem('drafts')).toContain(QUESTION));
    server.use(http.get('*/api/favorites', () => new HttpResponse(null, { status: 401 })));
    await act(() => router.navigate('/favorites'));
    await waitFor(() => expect(getSession()).toBeNull());
    await act(() => router.navigate('/about'));
    await waitFor(async () => expect(await name()).toHaveValue('Ida Berg'));
    expect(message()).toHaveValue(QUESTION);
  });

  it('of a guest whom the server no longer knows after a reload stays as well', async () => {
    const { id } = signInAsGuest();
    const owner = { userId: id, key: 'contact' };
    keepDraft(owner, { inquiryType: 'Technical Issues', name: 'Ida Berg', email: '', message: QUESTION });
    server.use(http.get('*/api/auth/profile', () => new HttpResponse(null, { status: 404 })));
    renderApp('/about');
    await waitFor(() => expect(getSession()).toBeNull());
    await waitFor(async () => expect(await name()).toHaveValue('Ida Berg'));
    expect(message()).toHaveValue(QUESTION);
  });

  it('stays on the screen when its visitor signs in elsewhere, and when a guest does', async () => {
    const { user } = renderApp('/about');
    await fillIn(user);
    act(() => void signInAsGuest());
    expect(await name()).toHaveValue('Ida Berg');
    act(() => void signInAsMember());
    expect(await name()).toHaveValue('Ida Berg');
    expect(message()).toHaveValue(QUESTION);
  });

  it('stays on the screen although there is an older one of the person who signs in', async () => {
    const { id } = store.account(demoAccount.id) ?? { id: '' };
    keepDraft(
      { userId: id, key: 'contact' },
      { inquiryType: 'Resort Recommendations', name: 'Lena', email: '', message: 'Old' },
    );
    const { user } = renderApp('/about');
    await fillIn(user);
    act(() => void signInAsMember());
    await user.type(message(), ' Thanks!');
    expect(message()).toHaveValue(`${QUESTION} Thanks!`);
    await waitFor(() => expect(localStorage.getItem('drafts')).toContain('Thanks!'));
    // Nothing of it is left for whoever comes next.
    act(clearSession);
    await waitFor(() => expect(message()).toHaveValue(''));
    act(() => void signInAsGuest());
    expect(message()).toHaveValue('');
  });

  it('does not stand in the form when another person is here, and comes back for its author', async () => {
    const lena = signInAsMember();
    const { user } = renderApp('/about');
    await fillIn(user);
    await waitFor(() => expect(localStorage.getItem('drafts')).toContain(QUESTION));
    act(() => void signInAsGuest());
    await waitFor(() => expect(message()).toHaveValue(''));
    await user.type(message(), 'Another matter.');
    await waitFor(() => expect(localStorage.getItem('drafts')).toContain('Another matter.'));
    const drafts = JSON.parse(localStorage.getItem('drafts') ?? '[]') as {
      userId: string;
      value: { message: string };
    }[];
    expect(drafts.find(({ userId }) => userId === lena.id)?.value.message).toBe(QUESTION);
    await user.clear(message());
    act(() => void signInAsMember());
    await waitFor(() => expect(message()).toHaveValue(QUESTION));
  });

  it('is forgotten when it was sent after its author had left the page', async () => {
    const sending = deferResponse('post', '/email/contact');
    const { user, router } = renderApp('/about');
    await fillIn(user);
    await user.click(send());
    await waitFor(() => expect(sending.count()).toBe(1));
    await act(() => router.navigate('/blog'));
    sending.release();
    await screen.findByText(SENT);
    await act(() => router.navigate('/about'));
    expect(await name()).toHaveValue('');
    expect(message()).toHaveValue('');
  });
});
