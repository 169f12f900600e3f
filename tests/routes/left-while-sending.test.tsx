import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { clearSession } from '@/session/auth-storage';
import * as contact from '../support/contact-form';
import { deferResponse } from '../support/deferred-response';
import { drafts } from '../support/drafts';
import { renderApp, renderAsMember } from '../support/render-app';
import {
  comment,
  fillIn,
  form,
  ownCard,
  refuse,
  submit,
  title,
  type User,
  verbier,
  words,
  zermatt,
} from '../support/review-form';
import { server } from '../support/server';

/** Sends a review whose response is late, and goes to another section and back. */
async function sendAndReturn() {
  const sending = deferResponse('post', '/reviews');
  const { user } = renderAsMember(verbier);
  await fillIn(user);
  await user.click(submit());
  await waitFor(() => expect(sending.count()).toBe(1));
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Write a Review' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('tab', { name: 'Reviews' }));
  return sending;
}

describe('whoever comes back to a review that is still being sent', () => {
  it('cannot send it a second time, and sees it once it is there', async () => {
    const sending = await sendAndReturn();
    expect(await screen.findByText('Checking your review status...')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Write a Review' })).not.toBeInTheDocument();
    sending.release();
    expect(await ownCard()).toBeVisible();
    expect(sending.count()).toBe(1);
    expect(drafts()).toBe('');
  });

  it('finds the words in the form when it fails', async () => {
    server.use(refuse(500, {}));
    const sending = await sendAndReturn();
    await screen.findByText('Checking your review status...');
    sending.release();
    await form();
    expect(comment()).toHaveValue(words.comment);
    expect(screen.getByText('Error adding review')).toBeVisible();
  });
});

/** Sends a message whose response is late, and goes to another page and back. */
async function writeAndReturn() {
  const sending = deferResponse('post', '/email/contact');
  const { user, router } = renderApp('/about');
  await contact.fillIn(user);
  await user.click(contact.send());
  await waitFor(() => expect(sending.count()).toBe(1));
  await act(() => router.navigate('/blog'));
  await act(() => router.navigate('/about'));
  await waitFor(async () => expect(await contact.name()).toHaveValue('Ida Berg'));
  return { user, sending };
}

describe('whoever comes back to a message that is still being sent', () => {
  it('cannot send it a second time, and has an empty form once it is sent', async () => {
    const { user, sending } = await writeAndReturn();
    expect(contact.message()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Sending...' }));
    sending.release();
    await waitFor(() => expect(contact.message()).toHaveValue(''));
    expect(contact.message()).toBeEnabled();
    expect(contact.form().getByText(contact.SENT)).toBeVisible();
    expect(sending.count()).toBe(1);
  });

  it('finds the words in the form when it fails, and can send them again', async () => {
    server.use(http.post('*/api/email/contact', () => HttpResponse.json({}, { status: 503 }), { once: true }));
    const { user, sending } = await writeAndReturn();
    sending.release();
    await waitFor(() => expect(contact.message()).toBeEnabled());
    expect(contact.message()).toHaveValue(contact.QUESTION);
    await user.click(contact.send());
    expect(await contact.form().findByText(contact.SENT)).toBeVisible();
  });

  it('is not told that it was sent when it fails, also where its words were those of who has signed out', async () => {
    server.use(http.post('*/api/email/contact', () => HttpResponse.json({}, { status: 503 })));
    const sending = deferResponse('post', '/email/contact');
    const { user, router } = renderAsMember('/about');
    await contact.fillIn(user);
    await user.click(contact.send());
    await waitFor(() => expect(sending.count()).toBe(1));
    await act(() => router.navigate('/blog'));
    act(clearSession);
    await act(() => router.navigate('/about'));
    await waitFor(async () => expect(await contact.name()).toHaveValue(''));
    expect(contact.message()).toBeDisabled();
    sending.release();
    await waitFor(() => expect(contact.message()).toBeEnabled());
    expect(contact.form().queryByText(contact.SENT)).not.toBeInTheDocument();
  });
});

async function openEdit(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Edit review' }));
  return within(await screen.findByRole('dialog', { name: 'Edit review' }));
}

/** Saves another title of a review, whose response is late, and goes to another page and back to the dialog. */
async function editAndReturn() {
  const saving = deferResponse('put', '/reviews/:id');
  const { user, router } = renderAsMember('/blog', zermatt);
  await openEdit(user);
  await user.clear(title());
  await user.type(title(), words.title);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saving.count()).toBe(1));
  await act(() => router.navigate(-1));
  await act(() => router.navigate(1));
  return { user, saving, dialog: await openEdit(user) };
}

describe('whoever comes back to a changed review that is still being saved', () => {
  it('cannot save it a second time nor discard it, and sees it once it is saved', async () => {
    const { user, saving, dialog } = await editAndReturn();
    expect(title()).toHaveValue(words.title);
    expect(title()).toBeDisabled();
    expect(dialog.queryByText('Your unsaved changes are back.')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Saving...' }));
    saving.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await within(await ownCard()).findByRole('heading', { name: words.title })).toBeVisible();
    expect(saving.count()).toBe(1);
    expect(drafts()).toBe('');
  });

  it('finds the changes in the dialog when it fails, and can save them again', async () => {
    server.use(http.put('*/api/reviews/:id', () => HttpResponse.json({}, { status: 503 }), { once: true }));
    const { user, saving, dialog } = await editAndReturn();
    saving.release();
    await waitFor(() => expect(title()).toBeEnabled());
    expect(title()).toHaveValue(words.title);
    expect(screen.getByText('Failed to update review')).toBeVisible();
    expect(dialog.getByText('Your unsaved changes are back.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await within(await ownCard()).findByRole('heading', { name: words.title })).toBeVisible();
  });
});
