// spec: 2.28, 4.12, 4.13, 8.8

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { deferResponse } from '../support/deferred-response';
import { drafts } from '../support/drafts';
import { renderAsMember } from '../support/render-app';
import { form, ownCard, type User, zermatt } from '../support/review-form';
import { server, store } from '../support/server';

describe('editing', () => {
  const openDialog = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Edit review' }));
    return within(await screen.findByRole('dialog', { name: 'Edit review' }));
  };

  it('starts from what is written, saves it and shows it', async () => {
    const { user } = renderAsMember(zermatt);
    const old = store.reviews().find((row) => row.resort_id === 'zermatt' && row.author === 'member-lena');
    const dialog = await openDialog(user);
    const field = dialog.getByRole('textbox', { name: 'Title' });
    expect(field).toHaveValue(old?.title);
    expect(dialog.getByRole('textbox', { name: 'Review' })).toHaveValue(old?.comment);
    await user.clear(field);
    await user.type(field, 'Ok');
    await user.click(dialog.getByRole('radio', { name: '2 stars' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Review updated successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const card = await ownCard();
    expect(await within(card).findByRole('heading', { name: 'Ok' })).toBeVisible();
    expect(within(card).getByRole('img', { name: '2 out of 5' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit review' })).toHaveFocus());
    expect(drafts()).toBe('');
  });

  it('cannot be saved while a field is blank or it is being saved', async () => {
    const puts = deferResponse('put', '/reviews/:id');
    const { user } = renderAsMember(zermatt);
    const dialog = await openDialog(user);
    const field = dialog.getByRole('textbox', { name: 'Title' });
    await user.clear(field);
    await user.type(field, '  ');
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(field, 'Fine');
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(save).toBeEnabled();
    await user.dblClick(save);
    const busy = await dialog.findByRole('button', { name: 'Saving...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    await user.keyboard('{Escape}');
    expect(busy).toBeVisible();
    puts.release();
    await screen.findByText('Review updated successfully!');
    expect(puts.count()).toBe(1);
  });

  it('stays open when saving fails, and says why', async () => {
    server.use(
      http.put('*/api/reviews/:id', () =>
        HttpResponse.json({ message: 'No', fieldErrors: { title: 'Mind your language' } }, { status: 400 }),
      ),
    );
    const { user } = renderAsMember(zermatt);
    const dialog = await openDialog(user);
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Mind your language')).toBeVisible();
    expect(await screen.findByText('Failed to update review')).toBeVisible();
  });

  it('keeps unsaved changes when the dialog is left by Escape, and forgets them on Cancel', async () => {
    const { user } = renderAsMember(zermatt);
    let dialog = await openDialog(user);
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), ', twice');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    dialog = await openDialog(user);
    expect(dialog.getByDisplayValue(/, twice$/)).toBeVisible();
    expect(dialog.getByText('Your unsaved changes are back.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    dialog = await openDialog(user);
    expect(dialog.queryByDisplayValue(/, twice$/)).not.toBeInTheDocument();
    expect(drafts()).toBe('');
  });

  it("is offered for one's own review only", async () => {
    renderAsMember(zermatt);
    const card = await ownCard();
    expect(await within(card).findByRole('button', { name: 'Edit review' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Edit review' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Delete review' })).toHaveLength(1);
  });
});

describe('deleting', () => {
  const openDialog = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Delete review' }));
    return within(await screen.findByRole('alertdialog', { name: 'Delete review' }));
  };

  it('asks in the exact words, deletes once, and the form is back', async () => {
    const deletions = deferResponse('delete', '/reviews/:id');
    const { user } = renderAsMember(zermatt);
    const own = store.reviews().find((row) => row.resort_id === 'zermatt' && row.author === 'member-lena');
    const dialog = await openDialog(user);
    expect(dialog.getByText(`Are you sure you want to delete your review "${own?.title}" for Zermatt?`)).toBeVisible();
    expect(dialog.getByText('This action cannot be undone.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    await user.click(await dialog.findByRole('button', { name: 'Deleting...' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    deletions.release();

    expect(await screen.findByText('Review deleted successfully!')).toBeVisible();
    expect(deletions.count()).toBe(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('article', { name: 'Review by Lena Meier' })).not.toBeInTheDocument();
    expect(await form()).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Reviews' })).toHaveFocus());
  });

  it('is not done where the page of a host, and not the API, says that there is nothing', async () => {
    server.use(http.delete('*/api/reviews/:id', () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 })));
    const { user } = renderAsMember(zermatt);
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Error deleting review')).toBeVisible();
    expect(screen.queryByText('Review deleted successfully!')).not.toBeInTheDocument();
  });

  it('is called off by Cancel or Escape, not by a press beside the question, and the focus is where it was', async () => {
    const { user } = renderAsMember(zermatt);
    const dialog = await openDialog(user);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(screen.getByRole('alertdialog', { name: 'Delete review' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete review' })).toHaveFocus());
    await openDialog(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await ownCard()).toBeVisible();
  });

  it('that fails says so and leaves the question open', async () => {
    server.use(http.delete('*/api/reviews/:id', () => new HttpResponse(null, { status: 500 })));
    const { user } = renderAsMember(zermatt);
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Error deleting review');
    expect(await screen.findByText('Failed to delete review')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });
});
