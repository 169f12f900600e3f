import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { asksBeforeUnload } from '../support/asks-before-unload';
import { fillStorage } from '../support/browser-storage';
import * as contact from '../support/contact-form';
import { renderApp, renderAsMember } from '../support/render-app';
import { comment, fillIn, submit, type User, verbier, zermatt } from '../support/review-form';
import { answerAs, choose, openRound } from '../support/round-page';
import { annasQuestion } from '../support/rounds';

async function openEdit(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Edit review' }));
  return within(await screen.findByRole('dialog', { name: 'Edit review' }));
}

describe('where the browser stores nothing, it asks before a reload takes away', () => {
  it('a message, until it is sent', async () => {
    fillStorage();
    const { user } = renderApp('/about');
    await contact.name();
    expect(asksBeforeUnload()).toBe(false);
    await contact.fillIn(user);
    await waitFor(() => expect(asksBeforeUnload()).toBe(true));
    await user.click(contact.send());
    await contact.form().findByText(contact.SENT);
    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  });

  it('a message, until nothing is left of it', async () => {
    fillStorage();
    const { user } = renderApp('/about');
    await user.type(await contact.name(), 'I');
    await waitFor(() => expect(asksBeforeUnload()).toBe(true));
    await user.type(await contact.name(), '{Backspace}');
    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  });

  it('a review, until it is sent', async () => {
    const { user } = renderAsMember(verbier);
    fillStorage();
    await fillIn(user);
    await waitFor(() => expect(asksBeforeUnload()).toBe(true));
    await user.click(submit());
    await screen.findByText('Review added successfully!');
    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  });

  it('changes of a review, also once their dialog is closed, until they are saved', async () => {
    const { user } = renderAsMember(zermatt);
    fillStorage();
    await openEdit(user);
    await user.type(comment(), ' Twice.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asksBeforeUnload()).toBe(true);
    const dialog = await openEdit(user);
    expect(comment()).toHaveDisplayValue(/ Twice\.$/);
    await user.type(comment(), ' Thrice.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Review updated successfully!');
    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  });

  it('an answer of a round, until it is sent', async () => {
    fillStorage();
    const { user } = await openRound(annasQuestion());
    await choose(user, 'Zermatt', 'Yes');
    await waitFor(() => expect(asksBeforeUnload()).toBe(true));
    await answerAs(user, 'Ben', 'Yes');
    await screen.findByText('Text and link copied');
    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  });
});

it('A message that the browser stores is reloaded without a question', async () => {
  const { user } = renderApp('/about');
  await contact.fillIn(user);
  expect(asksBeforeUnload()).toBe(false);
});
