import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@/prerender/render';
import { openPrerendered } from '../support/open-prerendered';
import { signInAsGuest, signInAsMember } from '../support/sign-in';
import '../support/server';

vi.setConfig({ testTimeout: 20_000 });

const QUESTION = 'Is Livigno open in May?';
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const page = await renderPage('/about');

/** Opens the page of the contact form, in which a message was typed before hydration. */
const openTyped = () =>
  openPrerendered(page, '/about', () => {
    message().value = QUESTION;
  });

it.each([
  ['a visitor', () => {}],
  ['a guest', signInAsGuest],
  ['a member', signInAsMember],
])('A message that was typed before hydration stays: %s', async (_who, signIn) => {
  signIn();
  await openTyped();
  await waitFor(() => expect(message()).toHaveValue(QUESTION));
});

it('A message that was typed before the page of a link is rendered anew stays, with the focus and what the link is about', async () => {
  await openPrerendered(page, '/about?inquiry=Technical%20Issues', () => {
    message().focus();
    message().value = QUESTION;
  });
  expect(message()).toHaveValue(QUESTION);
  expect(message()).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Inquiry type' })).toHaveTextContent('Technical Issues');
});

it('The message of a link to the form keeps the focus when it is being typed before hydration', async () => {
  await openPrerendered(page, '/about#contact', () => message().focus());
  await waitFor(() => expect(document.querySelector('#root')).not.toHaveAttribute('data-page'));
  expect(message()).toHaveFocus();
});
